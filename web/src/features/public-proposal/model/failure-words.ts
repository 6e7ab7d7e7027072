import { ApiError } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { failureText } from './failure';

/** Why what was sent was not done, and when it may be sent again. */
export interface FailureWords {
  title: string;
  /** Nothing where the title says it all. */
  text: string;
  /** Seconds that the server asked to wait, from now on (D48). */
  wait: number;
}

export const signingFailure = (error: unknown): FailureWords => ({
  title: COPY.signing.failed.title,
  text: failureText(error),
  wait: waitOf(error),
});

/** P92's sentence asks to try again: it is cut where that is of no use, and stands alone where nothing is known. */
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
