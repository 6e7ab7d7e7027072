import type { DrawnForm } from '@acordo/contracts/page-renderer';
import { type ApiError, errorFrom } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import { decisionProblem, refusalText } from '../model/failure';

/** Why what was sent was not done, in the words of the page with scripts. */
export interface Refusal {
  /** changed: another content stands there now (D17), to be read and answered anew. */
  readonly kind: 'changed' | ReturnType<typeof decisionProblem>;
  readonly title: string;
  /** Nothing where the title says it all. */
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Null for a form that is new. */
export function refusalOf({ kind, refusal }: DrawnForm): Refusal | null {
  if (!refusal) return null;
  const error = errorFrom(refusal.status, refusal.body);
  const problem = problemOf(error);
  if (problem === 'changed') return { kind: problem, title: COPY.changed.title, text: '', fields: {} };
  return {
    kind: problem,
    title: kind === 'assinar' ? COPY.signing.failed.title : COPY.rejection.failed,
    text: problem === 'fields' ? '' : refusalText(error),
    fields: problem === 'fields' ? error.fields : {},
  };
}

function problemOf(error: ApiError): Refusal['kind'] {
  if (error.code === 'CONTENT_CHANGED') return 'changed';
  return error.fields['motivo'] ? 'fields' : decisionProblem(error);
}
