import { ApiError } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import type { Problem } from './response';
import { SIGNATURE_FIELDS, type SignatureErrors } from './signature-form';

/**
 * What a failed load means: the link is invalid (404, 410, an impossible token), its record is being verified, or the
 * failure is temporary.
 */
export function loadProblem(error: unknown): Problem {
  if (error instanceof RangeError) return { state: 'missing', text: COPY.missing.text };
  if (!(error instanceof ApiError)) return { state: 'failed', text: COPY.signing.failed.text };
  if (error.code === 'RECORD_IN_VERIFICATION') return { state: 'verifying', text: error.message };
  const { newLink } = error;
  return { state: isGone(error) ? 'missing' : 'failed', text: error.message || COPY.missing.text, newLink };
}

/** Not as shown here: deleted, changed (D17), decided, expired, locked, in verification. */
const OVER = new Set([404, 409, 410, 423]);

/**
 * What the page has to do after a failed signature or rejection. over: the content or state has changed; show the
 * current one, and let the client start again if a decision is still possible · fields: a field is invalid · other: the
 * same may be sent again.
 */
export function decisionProblem(error: unknown): 'over' | 'fields' | 'other' {
  if (!(error instanceof ApiError)) return 'other';
  if (OVER.has(error.status)) return 'over';
  return Object.keys(wrongFields(error)).length > 0 ? 'fields' : 'other';
}

/** The link is no longer valid: the page shows that, not the refusal. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** The fields that the server refused, with its messages. */
export function wrongFields(error: unknown): SignatureErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  const { fields } = error;
  return Object.fromEntries(SIGNATURE_FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

/** The server's message about the reason of a rejection. */
export const wrongReason = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields['motivo'] : undefined;

/** The text under 'Erro ao assinar proposta': the server's, or P92's, or none. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return COPY.signing.failed.text;
  return error.code === 'UNREADABLE' ? COPY.signing.failed.unreadable : error.error;
}

/** The same for a refused decision. A client gets another text than the owner. */
export function refusalText(error: unknown): string {
  const isLocked = error instanceof ApiError && error.status === 423;
  return isLocked ? COPY.refused.locked : failureText(error);
}
