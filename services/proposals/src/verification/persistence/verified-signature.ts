import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SignatureEntity } from '../../database/entities/signature.js';
import type { DecisionRecord } from '../../records/domain/decision-record.js';
import { RECORD_COLUMNS, RECORD_JOINS, recordOf, type RecordRow } from '../../records/record-columns.js';

/** A signature by its code, with its decision. The bytes are null where there is no snapshot. */
export interface VerifiedRow {
  record: DecisionRecord;
  conteudo: Buffer | null;
}

const p = parameters<Pick<SignatureEntity, 'codigo'>>();
const verifyStatement = statement(
  'signature-verify',
  sql`SELECT ${RECORD_COLUMNS}, r.conteudo
   FROM signatures named
   LEFT JOIN decisions d ON d.id = named.decision_id
   JOIN proposals p ON p.id = coalesce(d.proposal_id, named.proposal_id)
   ${RECORD_JOINS}
   WHERE named.codigo = ${p.codigo}`,
).returning<RecordRow & Pick<VerifiedRow, 'conteudo'>>();

/** By its code, also if its proposal was deleted (D21). */
export async function findByCode(db: Queryable, codigo: string): Promise<VerifiedRow | null> {
  const row = await one(db, verifyStatement, { codigo });
  return row && { record: recordOf(row), conteudo: row.conteudo };
}
