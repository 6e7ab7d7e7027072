import { useEffect, useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { askSession } from '../../shared/session/ask-session';
import type { SessionUser } from '../../shared/session/session-store';
import { confirmEmail } from './api/verify-email';

/** `user`: who is logged in here, if anyone. It need not be the one whose address the link confirms. */
export type Confirmation =
  | { state: 'checking' | 'failed' }
  | { state: 'done' | 'over'; user: SessionUser | null };

/** Confirms as soon as the page stands (the mail's button was the click), and learns who is logged in. */
export function useConfirmation(token: string): { outcome: Confirmation; retry: () => void } {
  const [outcome, setOutcome] = useState<Confirmation>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    void confirm(token).then((found) => {
      if (!left) setOutcome(found);
    });
    return () => {
      left = true;
    };
  }, [token, attempt]);

  const retry = (): void => {
    setOutcome({ state: 'checking' });
    setAttempt(attempt + 1);
  };
  return { outcome, retry };
}

async function confirm(token: string): Promise<Confirmation> {
  try {
    if (token !== '') await confirmEmail(token);
  } catch (error) {
    if (!isOver(error)) return { state: 'failed' };
    return { state: 'over', user: await whoIsHere() };
  }
  // Asked after the confirmation, so that what is remembered of the user has it already.
  return { state: token === '' ? 'over' : 'done', user: await whoIsHere() };
}

/** 422: what stands behind the `#` is no token at all; for a person that is a link that does not work, too. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'TOKEN_OVER' || error.code === 'INVALID_FIELDS');

const whoIsHere = (): Promise<SessionUser | null> => askSession().catch(() => null);
