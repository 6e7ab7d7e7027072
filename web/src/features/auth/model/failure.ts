import { ApiError } from '../../../shared/http/api-error';

/** Messages by field; empty when the failure belongs to none. */
export function authFieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'EMAIL_TAKEN') return { email: error.error };
  if (error.code === 'WRONG_CREDENTIALS') return { password: error.error };
  return error.fields;
}
