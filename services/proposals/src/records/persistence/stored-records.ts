import { parameters, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { DecisionRecord } from '../domain/decision-record.js';
import {
  PRESENT_RECORD_JOINS,
  RECORD_COLUMNS,
  RECORD_JOINS,
  recordOf,
  type RecordRow,
} from '../record-columns.js';

/** A proposal for the comparison with its record, with its current content and what was signed. */
export interface StoredProposal {
  record: DecisionRecord;
  /** What was signed; null if nothing was, or it is missing. */
  conteudo: Buffer | null;
  /** The version that was signed; null once it was erased (D37). */
  versao: Buffer | null;
  /** The stored PDF does not have its stored hash. */
  pdfDiffers: boolean;
  /** The record was erased when its years were over (D37): deleted, without link, content and evidence. */
  erased: boolean;
}

const p = parameters<{ after: string; most: number }>();
const pageStatement = statement(
  'records-page',
  sql`SELECT ${RECORD_COLUMNS}, r.conteudo, v.conteudo AS versao,
     coalesce(k.hash <> sha256(k.conteudo), false) AS pdf_differs,
     p.excluido_em IS NOT NULL AND p.link_id IS NULL AND p.titulo = '' AND d.id IS NULL AND NOT EXISTS (
       SELECT 1 FROM signatures f WHERE f.decision_id = p.decisao_id) AS erased
   FROM proposals p ${PRESENT_RECORD_JOINS}
   LEFT JOIN proposal_versions v ON v.proposal_id = p.id AND v.versao = s.versao
   LEFT JOIN signed_pdfs k ON k.decision_id = s.decision_id
   WHERE p.id > ${p.after} ORDER BY p.id LIMIT ${p.most}`,
).returning<RecordRow & Omit<StoredProposal, 'record' | 'pdfDiffers'> & { pdf_differs: boolean }>();
/** Proposals in the order of their ids, deleted ones too, each with its current decision. */
export async function proposalsAfter(db: Queryable, after: string, most: number): Promise<StoredProposal[]> {
  const rows = await db.query(pageStatement, { after, most });
  return rows.map((row) => ({
    record: recordOf(row),
    conteudo: row.conteudo,
    versao: row.versao,
    pdfDiffers: row.pdf_differs,
    erased: row.erased,
  }));
}

const earlierStatement = statement(
  'records-earlier',
  sql`SELECT ${RECORD_COLUMNS} FROM decisions d JOIN proposals p ON p.id = d.proposal_id ${RECORD_JOINS}
   WHERE d.id > ${p.after} AND d.id IS DISTINCT FROM p.decisao_id ORDER BY d.id LIMIT ${p.most}`,
).returning<RecordRow>();
/** Decisions that are not their proposal's current one: rejections before it was sent again. */
export const earlierAfter = async (db: Queryable, after: string, most: number): Promise<DecisionRecord[]> =>
  (await db.query(earlierStatement, { after, most })).map(recordOf);

interface OrphanRow {
  id: string;
  source: 'decisions' | 'signatures' | 'signed_pdfs' | 'proposal_events';
}
const strayStatement = statement(
  'records-stray',
  sql`SELECT d.proposal_id AS id, 'decisions' AS source FROM decisions d
   WHERE NOT EXISTS (SELECT 1 FROM proposals p WHERE p.id = d.proposal_id)
   UNION ALL SELECT s.proposal_id, 'signatures' FROM signatures s
   WHERE NOT EXISTS (SELECT 1 FROM decisions d WHERE d.id = s.decision_id AND d.proposal_id = s.proposal_id)
   UNION ALL SELECT coalesce(d.proposal_id, k.decision_id), 'signed_pdfs' FROM signed_pdfs k
   LEFT JOIN decisions d ON d.id = k.decision_id
   WHERE NOT EXISTS (SELECT 1 FROM signatures s WHERE s.decision_id = k.decision_id)
   UNION ALL SELECT e.proposal_id, 'proposal_events' FROM proposal_events e JOIN proposals p ON p.id = e.proposal_id
   WHERE e.tipo IN ('assinada', 'recusada')
     AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.proposal_id = e.proposal_id AND d.evento_seq = e.seq)
     AND NOT (e.tipo = 'assinada' AND p.excluido_em IS NOT NULL AND p.link_id IS NULL AND p.titulo = '')
   ORDER BY 1, 2`,
).returning<OrphanRow>();
/** Rows without their counterparts: what should refer to them, or be referred to, is missing. */
export const orphanRows = (db: Queryable): Promise<OrphanRow[]> => db.query(strayStatement);
