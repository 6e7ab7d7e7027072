import type { MailChoice } from '@acordo/contracts/http/emails/choice';
import { useEffect, useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { readChoice, writeChoice } from './api/choice';

export type ChoiceState =
  | { state: 'loading' | 'absent' | 'failed' }
  | { state: 'known'; choice: MailChoice; saving: boolean; failure?: unknown; changed: boolean };

/** What this address has chosen. Loading it changes nothing: mail programs and scanners open links as well. */
export function useChoice(token: string) {
  const [shown, setShown] = useState<ChoiceState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    readChoice(token, controller.signal).then(
      (choice) => tell({ state: 'known', choice, saving: false, changed: false }),
      (error: unknown) => tell({ state: isAbsent(error) ? 'absent' : 'failed' }),
    );
    const tell = (next: ChoiceState): void => {
      if (!controller.signal.aborted) setShown(next);
    };
    return () => controller.abort();
  }, [token, attempt]);

  const retry = (): void => {
    setShown({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  const change = async (): Promise<void> => {
    if (shown.state !== 'known' || shown.saving) return;
    setShown({ ...shown, saving: true, failure: undefined });
    const known = { state: 'known', saving: false } as const;
    await writeChoice(token, !shown.choice.parado).then(
      (choice) => setShown({ ...known, choice, changed: true }),
      (failure: unknown) =>
        setShown(
          isAbsent(failure)
            ? { state: 'absent' }
            : { ...known, choice: shown.choice, failure, changed: false },
        ),
    );
  };
  return { shown, retry, change };
}

const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
