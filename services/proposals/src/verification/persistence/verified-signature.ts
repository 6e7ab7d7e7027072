import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { DecisionRecord } from '../../records/domain/decision-record.js';
import { RECORD_COLUMNS, RECORD_JOINS, recordOf, type RecordRow } from '../../records/record-columns.js';

/** A signature that bears a code, with the decision that it names. The bytes are null where there is no snapshot. */
export interface VerifiedRow {
  record: DecisionRecord;
  conteudo: Buffer | null;
}

const verifyStatement = statement(
  'signature-verify',
  `SELECT ${RECORD_COLUMNS}, r.conteudo
   FROM signatures dela
   LEFT JOIN decisions d ON d.id = dela.decision_id
   JOIN proposals p ON p.id = coalesce(d.proposal_id, dela.proposal_id)
   ${RECORD_JOINS}
   WHERE dela.codigo = $1`,
);

/** By its code, whatever became of its proposal (D21). */
export async function findByCode(db: Queryable, codigo: string): Promise<VerifiedRow | null> {
  const row = await one<RecordRow & { conteudo: Buffer | null }>(db, verifyStatement, [codigo]);
  return row && { record: recordOf(row), conteudo: row.conteudo };
}
