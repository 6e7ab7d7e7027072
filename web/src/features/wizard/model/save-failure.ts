import type { ApiError } from '../../../shared/http/api-error';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import { COPY } from '../copy';
import type { WizardMode } from './completeness';
import { type BriefingErrors, toBriefingErrors } from './validation';

export interface SaveFailure {
  title: string;
  text: string;
  /** Messages that belong to fields of the form (422). */
  fields: BriefingErrors;
  /** `stale`: another tab has saved (409) · `locked`: signed meanwhile (423). */
  kind: 'limit' | 'stale' | 'locked' | 'other';
}

type Facts = Pick<ApiError, 'status' | 'code' | 'error' | 'message' | 'fields'>;

/** The message when saving fails (P90, D17). `error`: null when it was no response of ours. */
export function saveFailure(error: Facts | null, mode: WizardMode): SaveFailure {
  const usual = mode === 'create' ? COPY.failed.create : COPY.failed.update;
  const plain = { title: COPY.failed.title, text: usual, fields: {}, kind: 'other' } as const;
  if (error === null) return plain;
  if (mode === 'create' && error.status === 403 && error.code === 'LIMIT_REACHED') {
    return {
      ...plain,
      kind: 'limit',
      title: SHARED.limit.refused.title,
      text: error.message || SHARED.limit.refused.text,
    };
  }
  if (error.code === 'STORAGE_FULL') return { ...plain, title: error.error, text: error.message };
  if (error.code === 'STALE_VERSION') return { ...plain, kind: 'stale', text: error.message };
  if (error.status === 423) return { ...plain, kind: 'locked', text: error.message };
  if (error.status === 401) return { ...plain, text: error.message };
  return error.status === 422 ? { ...plain, fields: toBriefingErrors(error.fields) } : plain;
}
