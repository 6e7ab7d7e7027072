import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../shared/http/api-error';
import { reasonOf } from '../../../shared/http/reason-of';
import { askNewLink } from '../api/ask-new-link';
import { NEW_LINK } from '../gone-copy';
import { NewLinkOffer, NewLinkOver, NewLinkSent } from './new-link-parts';

export interface NewLinkProps {
  token: string;
  /** '' if it has no name. */
  company: string;
}

type State = { at: 'offer'; failure: string } | { at: 'sending' | 'sent' | 'over' };

/** Below the text of an expired link: asks its owner for a new one (P118). */
export default function NewLink({ token, company }: NewLinkProps) {
  const [state, setState] = useState<State>({ at: 'offer', failure: '' });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (state.at === 'sending') return;
    setState({ at: 'sending' });
    askNewLink(token).then(
      () => setState({ at: 'sent' }),
      (error: unknown) =>
        setState(isOver(error) ? { at: 'over' } : { at: 'offer', failure: reasonOf(error, NEW_LINK.failed) }),
    );
  };
  if (state.at === 'sent') return <NewLinkSent company={company} isNew />;
  if (state.at === 'over') return <NewLinkOver company={company} />;
  const failure = state.at === 'offer' ? state.failure : '';
  return <NewLinkOffer company={company} failure={failure} busy={state.at === 'sending'} onSubmit={ask} />;
}

/** Revoked, replaced or answered since: asking again is useless. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409, 410].includes(error.status);
