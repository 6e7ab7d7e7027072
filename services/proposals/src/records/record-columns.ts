import { raw, sql } from '@acordo/service-kit/database/sql';
import type { ChainedEvent } from '../history/domain/event.js';
import type { DecisionRecord, SignatureRow } from './domain/decision-record.js';

type Decision = NonNullable<DecisionRecord['decision']>;

const SIGNATURE = [
  'decision_id',
  'proposal_id',
  'link_id',
  'versao',
  'nome',
  'email',
  'ip',
  'porta',
  'user_agent',
  'conteudo_hash',
  'consentimento_versao',
  'codigo',
  'em',
  'sal',
] as const satisfies readonly (keyof SignatureRow)[];
const DECISION = [
  'id',
  'proposal_id',
  'link_id',
  'tipo',
  'evento_seq',
  'em',
] as const satisfies readonly (keyof Decision)[];
const EVENT = [
  'proposal_id',
  'seq',
  'tipo',
  'em',
  'hash_anterior',
  'hash_detalhes',
  'hash',
] as const satisfies readonly (keyof ChainedEvent)[];

const listed = (alias: string, columns: readonly string[]) =>
  raw(columns.map((column) => `${alias}.${column} AS r_${alias}_${column}`).join(', '));

/**
 * The columns that `agreement` compares, of a proposal `p` and a decision `d`, in the statement that reads what is shown: so nothing
 * is shown without comparison. The database computes the snapshot's hash from its bytes, which need not be
 * transferred.
 */
export const RECORD_COLUMNS = sql`p.id AS r_id, p.status AS r_status, p.versao AS r_versao, p.decisao_id AS r_decisao_id,
  p.excluido_em IS NOT NULL AS r_deleted, ${listed('d', DECISION)}, ${listed('s', SIGNATURE)}, ${listed('e', EVENT)},
  r.hash AS r_hash, sha256(r.conteudo) AS r_sha256, e_before.hash AS r_before,
  coalesce(e_after.hash_anterior, CASE WHEN p.chain_len = e.seq THEN p.chain_head END) AS r_after,
  x.sal AS r_sal, x.detalhes AS r_detalhes, link.id AS r_link, link.proposal_id AS r_link_proposal,
  last_signed.seq AS r_signed_seq`;

/** The rows around `p` and `d`. */
export const RECORD_JOINS = sql`LEFT JOIN signatures s ON s.decision_id = d.id
  LEFT JOIN snapshots r ON r.hash = s.conteudo_hash
  LEFT JOIN proposal_links link ON link.id = d.link_id
  LEFT JOIN proposal_events e ON e.proposal_id = p.id AND e.seq = d.evento_seq
  LEFT JOIN proposal_events e_before ON e_before.proposal_id = p.id AND e_before.seq = d.evento_seq - 1
  LEFT JOIN proposal_events e_after ON e_after.proposal_id = p.id AND e_after.seq = d.evento_seq + 1
  LEFT JOIN event_details x ON x.proposal_id = p.id AND x.seq = d.evento_seq
  LEFT JOIN LATERAL (SELECT a.seq FROM proposal_events a WHERE a.proposal_id = p.id AND a.tipo = 'assinada'
    ORDER BY a.seq DESC LIMIT 1) last_signed ON true`;

/** The proposal's current decision, with the rows around it. */
export const PRESENT_RECORD_JOINS = sql`LEFT JOIN decisions d ON d.id = p.decisao_id ${RECORD_JOINS}`;

type Prefixed<Alias extends string, Row> = {
  [Name in keyof Row & string as `r_${Alias}_${Name}`]: Row[Name] | null;
};
export type RecordRow = Prefixed<'d', Decision> &
  Prefixed<'s', SignatureRow> &
  Prefixed<'e', ChainedEvent> & {
    r_id: string;
    r_status: string;
    r_versao: number;
    r_decisao_id: string | null;
    r_deleted: boolean;
    r_hash: Buffer | null;
    r_sha256: Buffer | null;
    r_before: Buffer | null;
    r_after: Buffer | null;
    r_sal: Buffer | null;
    r_detalhes: string | null;
    r_link: string | null;
    r_link_proposal: string | null;
    r_signed_seq: number | null;
  };

export function recordOf(row: RecordRow): DecisionRecord {
  const { r_hash: hash, r_sha256: sha256, r_sal: sal, r_detalhes: detalhes } = row;
  const { r_link: id, r_link_proposal: proposal_id } = row;
  return {
    proposal: {
      id: row.r_id,
      status: row.r_status,
      versao: row.r_versao,
      decisao_id: row.r_decisao_id,
      excluida: row.r_deleted,
    },
    decision: row.r_d_id === null ? null : picked<Decision>(row, 'd', DECISION),
    signature: row.r_s_decision_id === null ? null : picked<SignatureRow>(row, 's', SIGNATURE),
    event: row.r_e_hash === null ? null : picked<ChainedEvent>(row, 'e', EVENT),
    snapshot: hash && sha256 && { hash, sha256 },
    hashBefore: row.r_before,
    hashAfter: row.r_after,
    details: sal && detalhes !== null ? { sal, detalhes } : null,
    link: id !== null && proposal_id !== null ? { id, proposal_id } : null,
    signedSeq: row.r_signed_seq,
  };
}

/** An existing row has all its columns except nullable ones. */
function picked<Row extends object>(row: RecordRow, alias: string, columns: readonly (keyof Row & string)[]) {
  const given: Record<string, unknown> = { ...row };
  return Object.fromEntries(columns.map((column) => [column, given[`r_${alias}_${column}`]])) as Row;
}
