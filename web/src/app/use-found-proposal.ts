import { useEffect, useState } from 'react';
import { ApiError } from '../shared/http/api-error';
import { type Found, findProposal } from './find-proposal';

/** Looks up an id once, and again on demand. */
export function useFoundProposal(id: string) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    findProposal(id, stop.signal).then(
      (response) => !stop.signal.aborted && setFound(response),
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(error instanceof ApiError ? error.message : String(error));
      },
    );
    return () => stop.abort();
  }, [id, attempt]);
  const retry = (): void => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return { found, problem, retry };
}
