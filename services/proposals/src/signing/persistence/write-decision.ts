import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { AFTER_EVENT, EVENT_CTES, eventAt, eventValues, type NewEvent } from '../../history/event-ctes.js';
import type { Attempt } from '../../idempotency/attempt.js';
import { keepCte, keepValues } from '../../idempotency/keep-cte.js';
import { insertOutbox, outboxValues } from '../../messages/outbox-cte.js';
import type { Evidence } from '../domain/evidence.js';

const at = (offset: number) => `$${AFTER_EVENT + offset}`;

/** What every decision adds; its eight values follow the event's. The chain's length was raised by the change itself. */
const decisionCtes = (
  tipo: 'assinatura' | 'recusa',
) => `${EVENT_CTES}, ${keepCte(AFTER_EVENT + 6)}, decisao AS (
    INSERT INTO decisions (id, proposal_id, link_id, tipo, evento_seq, em)
    VALUES (${at(0)}::uuid, ${eventAt('proposal_id')}, ${at(1)}::uuid, '${tipo}', ${eventAt('seq')}, ${eventAt('em')})
  ), cabeca AS (
    UPDATE proposals SET chain_head = ${eventAt('hash')}
    WHERE id = ${eventAt('proposal_id')} AND chain_len = ${eventAt('seq')}
  )`;
const INSERT_OUTBOX = insertOutbox(AFTER_EVENT + 2);
const AFTER_DECISION = 8;

export interface Decision {
  id: string;
  linkId: string;
  event: NewEvent;
  messages: readonly OutboxRow[];
  attempt: Attempt | null;
}

const decisionValues = ({ id, linkId, event, messages, attempt }: Decision): unknown[] => [
  ...eventValues(event),
  id,
  linkId,
  ...outboxValues(messages),
  ...keepValues(attempt),
];

const rejectStatement = statement('decision-reject', `WITH ${decisionCtes('recusa')} ${INSERT_OUTBOX}`);

/** A rejection: decision, event with details, outbox row and the kept answer, in one statement. */
export async function writeRejection(tx: Tx, decision: Decision): Promise<void> {
  await tx.query(rejectStatement, decisionValues(decision));
}

export interface Signature extends Evidence {
  versao: number;
  nome: string;
  email: string;
  conteudo: Buffer;
  conteudo_hash: Buffer;
  consentimento_versao: string;
  codigo: string;
  /** Of its event's details. */
  sal: Buffer;
}

const SIGNATURE_COLUMNS = [
  'conteudo_hash',
  'versao',
  'nome',
  'email',
  'ip',
  'porta',
  'user_agent',
  'consentimento_versao',
  'codigo',
  'sal',
] as const satisfies readonly (keyof Signature)[];
const signatureAt = SIGNATURE_COLUMNS.map((_, i) => at(AFTER_DECISION + i)).join(', ');
const SNAPSHOT = at(AFTER_DECISION + SIGNATURE_COLUMNS.length);

const signStatement = statement(
  'decision-sign',
  `WITH ${decisionCtes('assinatura')}, retrato AS (
     INSERT INTO snapshots (hash, conteudo, criado_em)
     VALUES (${at(AFTER_DECISION)}, ${SNAPSHOT}, ${eventAt('em')}) ON CONFLICT (hash) DO NOTHING
   ), assinatura AS (
     INSERT INTO signatures (decision_id, proposal_id, link_id, em, ${SIGNATURE_COLUMNS.join(', ')})
     VALUES (${at(0)}::uuid, ${eventAt('proposal_id')}, ${at(1)}::uuid, ${eventAt('em')}, ${signatureAt})
   ) ${INSERT_OUTBOX}`,
);

/** A signature: the same, with the frozen document and the evidence (D18). */
export async function writeSignature(tx: Tx, decision: Decision, signature: Signature): Promise<void> {
  const columns = SIGNATURE_COLUMNS.map((column) => signature[column]);
  await tx.query(signStatement, [...decisionValues(decision), ...columns, signature.conteudo]);
}
