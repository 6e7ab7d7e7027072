import type { ConfirmedSignature, VerifiedSignature } from '@acordo/contracts/http/public/verify';
import { ApiError } from '../../../shared/http/api-error';

/** The page's state of a code. */
export type Verdict =
  | { state: 'checking' | 'missing' | 'verifying' }
  | { state: 'found'; signature: ConfirmedSignature }
  | { state: 'limited'; seconds: number }
  | { state: 'failed'; text: string };

/** D48 allows 30 a minute: without Retry-After half a minute is used. */
const WAIT_SECONDS = 30;
const LONGEST_WAIT = 3_600;

export const verdictFrom = (response: VerifiedSignature): Verdict =>
  response.status === 'aceito' ? { state: 'found', signature: response } : { state: 'verifying' };

export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return { state: 'failed', text: String(error) };
  if (error.status === 404) return { state: 'missing' };
  if (error.status === 429) {
    return { state: 'limited', seconds: Math.min(error.retryAfter || WAIT_SECONDS, LONGEST_WAIT) };
  }
  return { state: 'failed', text: error.message };
}
