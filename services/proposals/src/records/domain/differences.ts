import { detailsHash, eventHash } from '../../history/domain/chain.js';
import { NO_EVENTS } from '../../history/domain/event.js';
import { decisionOf } from '../../states/domain/decisions.js';
import type { DecisionRecord, SignatureRow } from './decision-record.js';
import { SIGNED_FIELDS, signedDetails, signedText } from './said.js';

/** Table and column whose value differs from the others, or only the table if its row is missing. Never a value. */
export type Difference = string;

type Full = DecisionRecord & { decision: NonNullable<DecisionRecord['decision']> };

const EVENTS: Readonly<Record<string, string>> = { assinatura: 'assinada', recusa: 'recusada' };

const same = (a: Buffer | null, b: Buffer): boolean => a?.equals(b) ?? false;
const when = (wrong: boolean, difference: Difference): Difference[] => (wrong ? [difference] : []);

/**
 * Whether what is stored of a proposal's decision agrees: history, decision, signature, snapshot and link (D18, D19). Empty
 * if it does; else the differences. Only what agrees may be shown as signed or rejected.
 */
export function differencesOf(record: DecisionRecord): Difference[] {
  const { proposal, decision, signedSeq } = record;
  const kind = decisionOf(proposal.status);
  if (!kind) {
    const signed = signedSeq !== null || proposal.decisao_id !== null;
    return when(signed, 'proposals.status');
  }
  if (!hasDecision(record)) return ['decisions'];
  return [
    ...when(proposal.decisao_id !== decision?.id, 'proposals.decisao_id'),
    ...when(decision?.tipo !== kind.tipo, 'proposals.status'),
    ...when(kind.tipo === 'recusa' && signedSeq !== null, 'proposals.status'),
    ...when(kind.tipo === 'assinatura' && signedSeq !== record.event?.seq, 'proposal_events.tipo'),
    ...decisionDifferences(record),
  ];
}

/** The same for one decision by itself: a rejected proposal that was sent again keeps its earlier ones. */
export function decisionDifferences(record: DecisionRecord): Difference[] {
  if (!hasDecision(record)) return ['decisions'];
  const { proposal, decision, event, link } = record;
  const found = [
    ...when(decision.proposal_id !== proposal.id, 'decisions.proposal_id'),
    ...(link ? when(link.proposal_id !== proposal.id, 'proposal_links.proposal_id') : ['proposal_links']),
    ...(event ? eventDifferences(record, event) : ['proposal_events']),
    ...(decision.tipo === 'assinatura' ? signatureDifferences(record) : rejectionDifferences(record)),
  ];
  return [...new Set(found)];
}

const hasDecision = (record: DecisionRecord): record is Full => record.decision !== null;

/** The event by itself, in the chain, and with the decision. */
function eventDifferences(
  { proposal, decision, hashBefore, hashAfter, details }: Full,
  event: NonNullable<DecisionRecord['event']>,
): Difference[] {
  const before = event.seq === 1 ? NO_EVENTS.head : hashBefore;
  return [
    ...when(event.proposal_id !== proposal.id, 'proposal_events.proposal_id'),
    ...when(event.seq !== decision.evento_seq, 'decisions.evento_seq'),
    ...when(event.tipo !== EVENTS[decision.tipo], 'proposal_events.tipo'),
    ...when(event.em.getTime() !== decision.em.getTime(), 'decisions.em'),
    ...when(!event.hash.equals(eventHash(event)), 'proposal_events.hash'),
    ...when(!same(before, event.hash_anterior), 'proposal_events.hash_anterior'),
    ...when(!same(hashAfter, event.hash), 'proposal_events.hash'),
    ...when(details !== null && !detailsHash(details).equals(event.hash_detalhes), 'event_details.detalhes'),
  ];
}

function signatureDifferences(record: Full): Difference[] {
  const { proposal, decision, signature, snapshot } = record;
  if (!signature) return ['signatures'];
  return [
    ...when(signature.decision_id !== decision.id, 'signatures.decision_id'),
    ...when(signature.proposal_id !== proposal.id, 'signatures.proposal_id'),
    ...when(signature.link_id !== decision.link_id, 'signatures.link_id'),
    ...when(signature.em.getTime() !== decision.em.getTime(), 'signatures.em'),
    ...when(signature.versao !== proposal.versao, 'proposals.versao'),
    ...saidDifferences(record, signature),
    ...(snapshot
      ? [
          ...when(!snapshot.hash.equals(signature.conteudo_hash), 'signatures.conteudo_hash'),
          ...when(!snapshot.sha256.equals(signature.conteudo_hash), 'snapshots.conteudo'),
        ]
      : ['snapshots']),
  ];
}

/** Compares the signature's row with the event's details or, if they were erased, with their hash (D19). */
function saidDifferences({ event, details }: Full, signature: SignatureRow): Difference[] {
  if (!details) {
    if (!event || !signature.sal) return ['event_details'];
    const hash = detailsHash({ sal: signature.sal, detalhes: signedText(signature) });
    return when(!hash.equals(event.hash_detalhes), 'signatures');
  }
  const said = read(details.detalhes);
  const stored: Record<string, unknown> = signedDetails(signature);
  return [
    ...[...SIGNED_FIELDS, 'conteudo_hash'].flatMap((field) =>
      when(said[field] !== stored[field], `signatures.${field}`),
    ),
    ...when(signature.sal !== null && !signature.sal.equals(details.sal), 'signatures.sal'),
  ];
}

/** Reason and address of a rejection are only in the details; they are erased with the proposal, never before (D21). */
function rejectionDifferences({ proposal, decision, details, signature }: Full): Difference[] {
  if (signature) return ['signatures'];
  if (!details) return when(!proposal.excluida, 'event_details');
  return when(read(details.detalhes)['link_id'] !== decision.link_id, 'decisions.link_id');
}

function read(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
