import { useRef, useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { askSession } from '../../shared/session/ask-session';
import type { SessionUser } from '../../shared/session/session-store';
import { confirmEmail } from './api/verify-email';

/** `user`: who is logged in here, if anyone. Not necessarily the account whose address the link confirms. */
export type Confirmation =
  | { state: 'asking' }
  | { state: 'failed'; error: unknown }
  | { state: 'done' | 'over'; user: SessionUser | null };

/**
 * Confirms on a click, never by itself: mail programs and scanners open links as well (D10). Then it reads who is
 * logged in.
 */
export function useConfirmation(token: string) {
  const [outcome, setOutcome] = useState<Confirmation>({ state: 'asking' });
  const [sending, setSending] = useState(false);
  const running = useRef(false);

  const confirm = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setOutcome(await send(token));
    setSending(false);
    running.current = false;
  };
  return { outcome, sending, confirm };
}

async function send(token: string): Promise<Confirmation> {
  try {
    await confirmEmail(token);
  } catch (error) {
    if (!isOver(error)) return { state: 'failed', error };
    return { state: 'over', user: await whoIsHere() };
  }
  // After the confirmation, so that the stored user has it already.
  return { state: 'done', user: await whoIsHere() };
}

/** 422: the fragment is no token; shown like any invalid link. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'TOKEN_OVER' || error.code === 'INVALID_FIELDS');

export const whoIsHere = (): Promise<SessionUser | null> => askSession().catch(() => null);
