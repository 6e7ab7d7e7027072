import { join, parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import type { DecisionEntity } from '../../database/entities/decision.js';
import type { SignatureEntity } from '../../database/entities/signature.js';
import { EVENT, EVENT_CTES, type NewEvent } from '../../history/event-ctes.js';
import type { Attempt } from '../../idempotency/attempt.js';
import { kept, keepCte } from '../../idempotency/keep-cte.js';
import { INSERT_OUTBOX, outboxColumns } from '../../messages/outbox-cte.js';

export interface NewDecision {
  id: string;
  linkId: string;
  event: NewEvent;
  messages: readonly OutboxRow[];
  attempt: Attempt | null;
}

const p = parameters<Pick<NewDecision, 'id' | 'linkId'>>();

/** What every decision adds. The chain's length was raised by the change itself. */
const decisionCtes = (
  tipo: DecisionEntity['tipo'],
) => sql`${EVENT_CTES}, ${keepCte(raw('NULL'))}, decision AS (
    INSERT INTO decisions (id, proposal_id, link_id, tipo, evento_seq, em)
    VALUES (${p.id}::uuid, ${EVENT.proposal_id}, ${p.linkId}::uuid, '${raw(tipo)}', ${EVENT.seq}, ${EVENT.em})
  ), head AS (
    UPDATE proposals SET chain_head = ${EVENT.hash} WHERE id = ${EVENT.proposal_id} AND chain_len = ${EVENT.seq}
  )`;

const decisionValues = ({ id, linkId, event, messages, attempt }: NewDecision) => ({
  id,
  linkId,
  event,
  outbox: outboxColumns(messages),
  attempt: kept(attempt),
});

const rejectStatement = statement('decision-reject', sql`WITH ${decisionCtes('recusa')} ${INSERT_OUTBOX}`);

/** A rejection: decision, event with details, outbox row and the stored result, in one statement. */
export async function writeRejection(tx: Tx, decision: NewDecision): Promise<void> {
  await tx.query(rejectStatement, decisionValues(decision));
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
  'edicao',
] as const satisfies readonly (keyof SignatureEntity)[];

/** `sal`: of its event's details. `conteudo`: what was signed. */
export type Signature = Pick<SignatureEntity, (typeof SIGNATURE_COLUMNS)[number]> & { conteudo: Buffer };
const signature = parameters<Signature, 'signature'>('signature');

const signStatement = statement(
  'decision-sign',
  sql`WITH ${decisionCtes('assinatura')}, snapshot AS (
     INSERT INTO snapshots (hash, conteudo, criado_em)
     VALUES (${signature.conteudo_hash}, ${signature.conteudo}, ${EVENT.em}) ON CONFLICT (hash) DO NOTHING
   ), signature AS (
     INSERT INTO signatures (decision_id, proposal_id, link_id, em, ${raw(SIGNATURE_COLUMNS.join(', '))})
     VALUES (${p.id}::uuid, ${EVENT.proposal_id}, ${p.linkId}::uuid, ${EVENT.em},
       ${join(SIGNATURE_COLUMNS.map((column) => signature[column]))})
   ) ${INSERT_OUTBOX}`,
);

/** A signature: the same, with the frozen document and the evidence (D18). */
export async function writeSignature(tx: Tx, decision: NewDecision, given: Signature): Promise<void> {
  await tx.query(signStatement, { ...decisionValues(decision), signature: given });
}
