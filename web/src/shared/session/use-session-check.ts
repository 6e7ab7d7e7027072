import { useEffect, useState } from 'react';
import { askSession } from './ask-session';
import { isSessionFresh } from './session-store';
import { useSession } from './use-session';

/** A check's result with its number: an older result must not be used for a later check. */
interface Outcome {
  question: string;
  result: 'nobody' | 'unreachable';
}

/**
 * Whether someone is logged in. A cached user counts at once and is verified in the background, once a page load; with
 * none the server decides (D44).
 */
export function useSessionCheck() {
  const user = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const id = user?.id;
  const question = `${id ?? ''} ${attempt}`;

  useEffect(() => {
    if (id !== undefined && isSessionFresh()) return;
    const stop = new AbortController();
    askSession(stop.signal).then(
      (found) => {
        if (!found) setOutcome({ question, result: 'nobody' });
      },
      () => {
        if (!stop.signal.aborted) setOutcome({ question, result: 'unreachable' });
      },
    );
    return () => stop.abort();
  }, [id, question]);

  const result = outcome?.question === question ? outcome.result : 'checking';
  return { state: user ? 'user' : result, retry: () => setAttempt((count) => count + 1) } as const;
}
