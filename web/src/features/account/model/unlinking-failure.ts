import { failureNotice } from '../../../shared/forms/failure-notice';
import { ApiError } from '../../../shared/http/api-error';
import { COPY } from '../copy';

/** Why Google was not unlinked: an error of the password's field, or another message. */
export type UnlinkingFailure = { kind: 'password' | 'other'; text: string };

export function unlinkingFailure(error: unknown): UnlinkingFailure {
  if (error instanceof ApiError) {
    if (error.code === 'WRONG_PASSWORD') return { kind: 'password', text: error.error };
    const said = error.fields['currentPassword'];
    if (said) return { kind: 'password', text: said };
  }
  return {
    kind: 'other',
    text: failureNotice(error, COPY.google.failed).detail ?? COPY.google.failed.detail,
  };
}
