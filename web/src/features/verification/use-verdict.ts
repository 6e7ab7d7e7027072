import { typedCode } from '@acordo/contracts/typed-code';
import { useEffect, useState } from 'react';
import { verifyCode } from './api/verify-code';
import { type Verdict, verdictFrom, verdictOf } from './model/verdict';

/** One object, so that it is announced once. */
const NO_CODE: Verdict = { state: 'missing' };

/** The result for the address's code. An invalid code is not sent. */
export function useVerdict(text: string): { verdict: Verdict; retry: () => void } {
  const code = typedCode(text);
  const [verdict, setVerdict] = useState<Verdict>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (code === null) return undefined;
    const controller = new AbortController();
    const tell = (found: Verdict): void => {
      if (!controller.signal.aborted) setVerdict(found);
    };
    verifyCode(code, controller.signal).then(
      (response) => tell(verdictFrom(response)),
      (error: unknown) => tell(verdictOf(error)),
    );
    return () => controller.abort();
  }, [code, attempt]);

  const retry = (): void => {
    setVerdict({ state: 'checking' });
    setAttempt(attempt + 1);
  };
  return { verdict: code === null ? NO_CODE : verdict, retry };
}
