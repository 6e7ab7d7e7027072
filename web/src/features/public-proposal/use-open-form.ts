import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useState } from 'react';

export type FormMode = 'reading' | 'signing' | 'rejecting';

export interface OpenFormState {
  mode: FormMode;
  /** The previously open form: the button that opens it gets the focus, since the pressed one is gone. */
  left: FormMode | undefined;
  /** The content that the person read, if it has changed since (D17). */
  changedFrom: PublicProposal | undefined;
  /** A form was closed before its decision was made. */
  interrupted: boolean;
  open: (mode: FormMode) => void;
  /** By the page itself, which moves the focus elsewhere. */
  close: (how: { interrupted: boolean }) => void;
}

interface State {
  mode: FormMode;
  left: FormMode | undefined;
  shown: PublicProposal;
  /** The content to compare with: one counts as read when a form was opened for it, and the first one always. */
  read: PublicProposal;
  opened: boolean;
  interrupted: boolean;
}

/**
 * Which form is open. A form belongs to the content for which it was opened: with another one it is closed in the same render, so
 * that nobody signs an unread content (D17).
 */
export function useOpenForm(proposal: PublicProposal): OpenFormState {
  const [state, setState] = useState<State>(() => ({
    mode: 'reading',
    left: undefined,
    shown: proposal,
    read: proposal,
    opened: false,
    interrupted: false,
  }));
  const isOther = state.shown.conteudo_hash !== proposal.conteudo_hash;
  const now = isOther ? withContent(state, proposal) : state;
  if (isOther) setState(now);
  return {
    mode: now.mode,
    left: now.left,
    changedFrom: now.read.conteudo_hash === proposal.conteudo_hash ? undefined : now.read,
    interrupted: now.interrupted,
    open: (mode) =>
      setState({
        ...now,
        mode,
        left: now.mode,
        opened: now.opened || mode !== 'reading',
        interrupted: false,
      }),
    close: ({ interrupted }) =>
      setState((last) => ({ ...last, mode: 'reading', left: undefined, interrupted })),
  };
}

function withContent(state: State, shown: PublicProposal): State {
  return {
    mode: 'reading',
    left: undefined,
    shown,
    read: state.opened ? state.shown : state.read,
    opened: false,
    interrupted: state.interrupted || state.mode !== 'reading',
  };
}
