import { formatDateTime } from '@acordo/brazil/dates';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { DrawnForm } from '@acordo/contracts/page-renderer';
import { type ApiError, errorFrom } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { decisionProblem, refusalText } from '../model/failure';
import { rejectionFailure, signingFailure } from '../model/failure-words';
import { PLAIN_COPY } from './copy';

/** Why what was sent was not done, in the words of the page with scripts. */
export interface FormRefusal {
  /** changed: another content stands there now (D17), to be read and answered anew. */
  readonly kind: 'changed' | ReturnType<typeof decisionProblem>;
  readonly title: string;
  /** Nothing where the title says it all. */
  readonly text: string;
  /** When it may be sent again; nothing where that was not said. */
  readonly wait: string;
  readonly fields: Readonly<Record<string, string>>;
}

const MINUTE = 60_000;

/** Null for a form that is new. `proposal`: what the link shows now, where it shows something. */
export function formRefusal(form: DrawnForm, proposal: PublicProposal | null): FormRefusal | null {
  const { kind, refusal, retryAt, sent } = form;
  if (!refusal) return null;
  const error = errorFrom(refusal.status, refusal.body);
  if (proposal?.status === 'enviado' && isOther(sent, proposal))
    return { kind: 'changed', title: COPY.changed.title, text: '', wait: '', fields: {} };
  const problem = problemOf(error);
  const { title, text } = kind === 'assinar' ? signingFailure(error) : rejectionFailure(error);
  return {
    kind: problem,
    title: problem === 'over' && kind === 'recusar' ? COPY.rejection.refused : title,
    text: problem === 'fields' ? '' : problem === 'over' ? refusalText(error) : text,
    wait: waitText(retryAt),
    fields: problem === 'fields' ? error.fields : {},
  };
}

const isOther = (sent: DrawnForm['sent'], { conteudo_hash }: PublicProposal): boolean =>
  sent['conteudo_hash'] !== undefined && sent['conteudo_hash'] !== conteudo_hash;

function problemOf(error: ApiError): FormRefusal['kind'] {
  return error.fields['motivo'] ? 'fields' : decisionProblem(error);
}

/** A time of day: nothing counts down here, and it is true whenever it is read. */
function waitText(moment: string | null): string {
  if (!moment) return '';
  const end = Date.parse(moment);
  if (end <= Date.now()) return FORM.now;
  return PLAIN_COPY.waitUntil(formatDateTime(new Date(Math.ceil(end / MINUTE) * MINUTE)).slice(-5));
}
