import { ApiError } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { failureText } from './failure';

/** Why the sent form failed, and when it may be sent again. */
export interface FailureWords {
  title: string;
  /** Missing if the title is enough. */
  text: string;
  /** The server's Retry-After in seconds, from now on (D48). */
  wait: number;
}

export const signingFailure = (error: unknown): FailureWords => ({
  title: COPY.signing.failed.title,
  text: failureText(error),
  wait: waitOf(error),
});

/** P92's text asks to try again: that part is cut if a retry is useless, and is used alone for an unknown error. */
export function rejectionFailure(error: unknown): FailureWords {
  const text = failureText(error);
  const isForbidden = error instanceof ApiError && error.status === 403;
  return {
    title: isForbidden ? COPY.rejection.refused : FORM.rejection.failed,
    text: text === COPY.signing.failed.text || text === COPY.signing.failed.unreadable ? '' : text,
    wait: waitOf(error),
  };
}

const waitOf = (error: unknown): number => (error instanceof ApiError ? (error.retryAfter ?? 0) : 0);
