import type { DrawnForm } from '@acordo/contracts/page-renderer';
import { errorFrom } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import { decisionProblem, signingFailureText } from '../model/failure';

/** Why what was sent was not done, in the words of the page with scripts. */
export interface Refusal {
  readonly kind: ReturnType<typeof decisionProblem>;
  readonly title: string;
  /** Nothing where the title says it all. */
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Null for a form that is new. */
export function refusalOf({ kind, refusal }: DrawnForm): Refusal | null {
  if (!refusal) return null;
  const error = errorFrom(refusal.status, refusal.body);
  const { motivo } = error.fields;
  const problem = motivo ? 'fields' : decisionProblem(error);
  if (problem === 'changed') return { kind: problem, title: COPY.changed, text: '', fields: {} };
  return {
    kind: problem,
    title: kind === 'assinar' ? COPY.signing.failed.title : COPY.rejection.failed,
    text: problem === 'fields' ? '' : signingFailureText(error),
    fields: problem === 'fields' ? error.fields : {},
  };
}
