import { formatDateTime } from '@acordo/brazil/dates';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { FormState } from '@acordo/contracts/page-renderer';
import { type ApiError, errorFrom } from '../../../shared/http/api-error';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { decisionProblem, refusalText } from '../model/failure';
import { rejectionFailure, signingFailure } from '../model/failure-words';
import { PLAIN_COPY } from './copy';

/** Why the sent form failed, with the texts of the page with scripts. */
export interface FormRefusal {
  /** changed: the content has changed (D17) and has to be read and decided again. */
  readonly kind: 'changed' | ReturnType<typeof decisionProblem>;
  readonly title: string;
  /** Missing if the title is enough. */
  readonly text: string;
  /** When it may be sent again; missing if unknown. */
  readonly wait: string;
  readonly fields: Readonly<Record<string, string>>;
}

const MINUTE = 60_000;

/** Null for a form that is new. `proposal`: what the link shows now, if it is valid. */
export function formRefusal(form: FormState, proposal: PublicProposal | null): FormRefusal | null {
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

const isOther = (sent: FormState['sent'], { conteudo_hash }: PublicProposal): boolean =>
  sent['conteudo_hash'] !== undefined && sent['conteudo_hash'] !== conteudo_hash;

function problemOf(error: ApiError): FormRefusal['kind'] {
  return error.fields['motivo'] ? 'fields' : decisionProblem(error);
}

/** A time of day, since without scripts nothing counts down. */
function waitText(moment: string | null): string {
  if (!moment) return '';
  const end = Date.parse(moment);
  if (end <= Date.now()) return FORM.now;
  return PLAIN_COPY.waitUntil(formatDateTime(new Date(Math.ceil(end / MINUTE) * MINUTE)).slice(-5));
}
