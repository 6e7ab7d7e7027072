import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useState } from 'react';

export type FormMode = 'reading' | 'signing' | 'rejecting';

export interface OpenFormState {
  mode: FormMode;
  /** What was open before: the way into it takes the focus, since what was pressed there is gone. */
  left: FormMode | undefined;
  /** The content that the person read, where another one stands here now (D17). */
  changedFrom: PublicProposal | undefined;
  /** A form was closed before its decision was taken. */
  interrupted: boolean;
  open: (mode: FormMode) => void;
  /** By the page itself, which puts the focus elsewhere. */
  close: (how: { interrupted: boolean }) => void;
}

interface State {
  mode: FormMode;
  left: FormMode | undefined;
  shown: PublicProposal;
  /** What is compared with: a content counts as read when a form was opened for it, and the first one anyway. */
  read: PublicProposal;
  opened: boolean;
  interrupted: boolean;
}

/**
 * Which form is open. A form belongs to the content for which it was opened: with another one it is closed in the same moment, so
 * that nobody signs what they have not read (D17).
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
