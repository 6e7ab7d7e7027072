import { ApiError } from '../../../shared/http/api-error';
import { COPY } from '../copy';

/** Why an account was not closed, and the dialog's next step. */
export type ClosingFailure =
  | { kind: 'password'; text: string }
  | { kind: 'sign-in-again'; text: string }
  | { kind: 'other'; text: string };

export function closingFailure(error: unknown, paid: boolean): ClosingFailure {
  if (!(error instanceof ApiError)) return { kind: 'other', text: COPY.close.failed };
  if (error.code === 'WRONG_PASSWORD') return { kind: 'password', text: error.error };
  if (error.fields['password']) return { kind: 'password', text: error.fields['password'] };
  if (error.code === 'SIGN_IN_AGAIN') return { kind: 'sign-in-again', text: error.error };
  // The payment provider is only called for a subscription (D37).
  if (error.status === 503) return { kind: 'other', text: paid ? COPY.close.unavailable : COPY.close.failed };
  return { kind: 'other', text: error.code === 'UNREADABLE' ? COPY.close.failed : error.message };
}
