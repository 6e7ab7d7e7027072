import { formatDateTime } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { COPY } from '../copy';
import type { Tone } from './status';

/** One line of the detail sheet's history, oldest first. */
export interface Moment {
  key: string;
  label: string;
  when: string;
  tone: Tone;
}

/** What a proposal tells of its own life: creation, last change, the client's decision and the end of its link. */
export function momentsOf(proposal: Proposal, now: Date): Moment[] {
  const { criado_em, atualizado_em, assinatura_data, recusa_data, link_expira_em } = proposal;
  const decided = assinatura_data ?? recusa_data;
  const ended = link_expira_em !== null && new Date(link_expira_em) < now;
  const moments: (Omit<Moment, 'when'> & { at: string | null; shown: boolean })[] = [
    { key: 'created', label: COPY.details.created, at: criado_em, shown: true, tone: 'neutral' },
    {
      key: 'changed',
      label: COPY.details.changed,
      at: atualizado_em,
      // A decision is a change as well; it has its own line.
      shown: atualizado_em !== criado_em && (decided === null || atualizado_em < decided),
      tone: 'neutral',
    },
    { key: 'signed', label: COPY.details.signed, at: assinatura_data, shown: true, tone: 'good' },
    { key: 'rejected', label: COPY.details.rejected, at: recusa_data, shown: true, tone: 'bad' },
    {
      key: 'link',
      label: ended ? COPY.details.linkEnded : COPY.details.linkUntil,
      at: link_expira_em,
      // The link of a signed proposal stays readable (D15).
      shown: assinatura_data === null,
      tone: ended ? 'bad' : 'pen',
    },
  ];
  return moments
    .flatMap(({ at, shown, ...moment }) => (shown && at !== null ? [{ ...moment, at }] : []))
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ at, ...moment }) => ({ ...moment, when: formatDateTime(at) }));
}
