import { ApiError } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import { SIGNATURE_FIELDS, type SignatureErrors } from './signature-fields';

/**
 * What a failed load means: the link leads nowhere (404, 410, an impossible token), what is stored of it is being verified, or it
 * may work another time.
 */
export function loadProblem(error: unknown): { state: 'missing' | 'failed' | 'verifying'; text: string } {
  if (error instanceof RangeError) return { state: 'missing', text: COPY.missing.text };
  if (!(error instanceof ApiError)) return { state: 'failed', text: COPY.signing.failed.text };
  if (error.code === 'RECORD_IN_VERIFICATION') return { state: 'verifying', text: error.message };
  return { state: isGone(error) ? 'missing' : 'failed', text: error.message || COPY.missing.text };
}

/** Gone, or not as it stood here: changed (D17), answered, ended, locked, in verification. */
const OVER = new Set([404, 409, 410, 423]);

/**
 * What a failed signature or rejection asks of the page. over: the person decided about something that is no longer so; show what
 * is, and let them begin anew where there is still something to decide · fields: the server found a field wrong · other: the
 * same may be tried again.
 */
export function decisionProblem(error: unknown): 'over' | 'fields' | 'other' {
  if (!(error instanceof ApiError)) return 'other';
  if (OVER.has(error.status)) return 'over';
  return Object.keys(wrongFields(error)).length > 0 ? 'fields' : 'other';
}

/** The link leads nowhere any more: the page will say so itself, not what was refused. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** The fields of the form that the server found wrong, with its sentences. */
export function wrongFields(error: unknown): SignatureErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  const { fields } = error;
  return Object.fromEntries(SIGNATURE_FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

/** What the server found wrong with the reason of a rejection. */
export const wrongReason = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields['motivo'] : undefined;

/** The sentence under 'Erro ao assinar proposta': the server's, or P92's for a decision without one, or none at all. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return COPY.signing.failed.text;
  return error.code === 'UNREADABLE' ? COPY.signing.failed.unreadable : error.error;
}

/** The same for a decision that was not taken. A client is told what is so, not what its owner may do. */
export function refusalText(error: unknown): string {
  const isLocked = error instanceof ApiError && error.status === 423;
  return isLocked ? COPY.refused.locked : failureText(error);
}
