import { formatDate, formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import { groupedCode } from '@acordo/contracts/grouped-code';
import type { ProposalEvent } from '@acordo/contracts/http/propostas/events';
import type { Undelivered } from '@acordo/contracts/undelivered';
import { HISTORY as WORDS } from '../history-copy';
import { developmentLabel } from './development-status';
import type { Tone } from './status';

/** One line of the history. */
export interface Moment {
  key: string;
  label: string;
  /** Details, '' without any. */
  detail: string;
  /** In São Paulo (D3). */
  when: string;
  /** To the second, with the zone. */
  exact: string;
  instant: string;
  tone: Tone;
}

type Told = Pick<Moment, 'label' | 'detail' | 'tone'>;

/** The history for people, oldest first. Consecutive views are one line, at the time of the last. */
export function momentsOf(events: readonly ProposalEvent[]): Moment[] {
  return grouped(events).map(({ event, times, since }, index) => ({
    key: `${index} ${event.tipo} ${event.em}`,
    ...(times > 1 ? manyViews(times, since) : told(event)),
    when: formatDateTime(event.em),
    exact: formatEvidence(event.em),
    instant: event.em,
  }));
}

function told(event: ProposalEvent): Told {
  const { label, tone } = TOLD[event.tipo];
  if (event.em_verificacao) return { label, detail: WORDS.verifying, tone: 'warn' };
  // D19: erased details are gone; the event itself stays.
  const detail = event.detalhes === null ? WORDS.erased : detailOf(event);
  return { label: labelOf(event) ?? label, detail, tone };
}

const TOLD: Readonly<Record<ProposalEvent['tipo'], { label: string; tone: Tone }>> = {
  criada: { label: WORDS.created, tone: 'neutral' },
  editada: { label: WORDS.edited, tone: 'neutral' },
  desenvolvimento_alterado: { label: WORDS.developed, tone: 'neutral' },
  link_gerado: { label: WORDS.linked, tone: 'pen' },
  link_substituido: { label: WORDS.relinked, tone: 'pen' },
  link_revogado: { label: WORDS.unlinked, tone: 'bad' },
  link_expirado: { label: WORDS.expired, tone: 'bad' },
  vista: { label: WORDS.seen, tone: 'pen' },
  assinada: { label: WORDS.signed, tone: 'good' },
  recusada: { label: WORDS.rejected, tone: 'bad' },
  email_nao_entregue: { label: WORDS.mail.copia.undelivered, tone: 'warn' },
  novo_link_pedido: { label: WORDS.asked, tone: 'warn' },
  lembrete_enviado: { label: WORDS.reminded, tone: 'pen' },
  excluida: { label: WORDS.deleted, tone: 'bad' },
};

/** Texts that need the details, not only the type. */
function labelOf(event: ProposalEvent): string | undefined {
  if (event.detalhes === null) return undefined;
  if (event.tipo === 'criada' && event.detalhes.copia_de) return WORDS.copied;
  if (event.tipo === 'assinada') return WORDS.signedBy(event.detalhes.nome);
  if (event.tipo === 'email_nao_entregue') {
    const { unsent, undelivered } = WORDS.mail[event.detalhes.assunto];
    return NEVER_LEFT.has(event.detalhes.motivo) ? unsent : undelivered;
  }
  return undefined;
}

/** Emails that were not sent at all. */
const NEVER_LEFT = new Set<Undelivered>(['dono-sem-confirmacao', 'destinatario-nao-quer']);

function detailOf(event: ProposalEvent): string {
  if (event.detalhes === null) return '';
  switch (event.tipo) {
    case 'editada':
      return severalTimes(WORDS.version(event.detalhes.versao), event.detalhes);
    case 'desenvolvimento_alterado':
      return severalTimes(
        WORDS.fromTo(developmentLabel(event.detalhes.de), developmentLabel(event.detalhes.para)),
        event.detalhes,
      );
    case 'link_gerado':
    case 'link_substituido':
      return WORDS.until(formatDate(event.detalhes.expira_em));
    case 'assinada': {
      const { email, ip, versao, codigo } = event.detalhes;
      return WORDS.evidence(email, ip, versao, groupedCode(codigo));
    }
    case 'email_nao_entregue': {
      const { assunto, email, motivo } = event.detalhes;
      return WORDS.unmailed[motivo](WORDS.mail[assunto].what, email);
    }
    case 'novo_link_pedido':
      return WORDS.askedText;
    case 'lembrete_enviado': {
      const { canal, email } = event.detalhes;
      return email ? `${WORDS.remindedBy[canal]} · ${email}` : WORDS.remindedBy[canal];
    }
    case 'recusada':
      return event.detalhes.motivo;
    default:
      return '';
  }
}

/** One event represents several changes that only the owner had seen (docs/decisions/0029). */
function severalTimes(
  detail: string,
  { vezes, desde }: { vezes?: number | undefined; desde?: string | undefined },
): string {
  if (vezes === undefined || desde === undefined) return detail;
  return WORDS.several(detail, vezes, formatDateTime(desde));
}

function manyViews(times: number, since: string): Told {
  const { tone } = TOLD.vista;
  return { label: WORDS.seenTimes(times), detail: WORDS.since(formatDateTime(since)), tone };
}

interface Group {
  event: ProposalEvent;
  times: number;
  since: string;
}

function grouped(events: readonly ProposalEvent[]): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.tipo === 'vista' && last?.event.tipo === 'vista') {
      last.times += 1;
      last.event = event;
    } else groups.push({ event, times: 1, since: event.em });
  }
  return groups;
}
