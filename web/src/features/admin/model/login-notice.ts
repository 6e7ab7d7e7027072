import { ApiError } from '../../../shared/http/api-error';
import { LOGIN } from '../copy';
import { failureWords } from './failure';
import { waitingWords } from '../../../shared/ui/waiting-words';

/** The toast of a failed first step (P95). */
export function loginNotice(error: unknown): { title: string; detail: string } {
  if (!(error instanceof ApiError)) return LOGIN.failed;
  if (error.code === 'NETWORK') return LOGIN.offline;
  return limited(error, LOGIN.failed.title) ?? failureWords(error, LOGIN.failed);
}

/** The toast of a failed second step. */
export function codeNotice(error: unknown): { title: string; detail: string } {
  if (!(error instanceof ApiError)) return LOGIN.codeFailed;
  if (error.code === 'WRONG_SECOND_FACTOR') return failureWords(error, LOGIN.codeWrong);
  return limited(error, LOGIN.codeFailed.title) ?? failureWords(error, LOGIN.codeFailed);
}

function limited({ status, retryAfter }: ApiError, title: string) {
  if (status !== 429 || !retryAfter) return undefined;
  return { title, detail: LOGIN.wait(waitingWords(retryAfter)) };
}
