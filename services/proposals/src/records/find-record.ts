import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { DecisionRecord } from './domain/decision-record.js';
import { PRESENT_RECORD_JOINS, RECORD_COLUMNS, recordOf, type RecordRow } from './record-columns.js';

/** A proposal's stored decision, and the signed bytes, if any. */
export interface StoredRecord {
  record: DecisionRecord;
  conteudo: Buffer | null;
}

const p = parameters<{ proposalId: string }>();
const findStatement = statement(
  'signed-record-find',
  sql`SELECT ${RECORD_COLUMNS}, r.conteudo FROM proposals p ${PRESENT_RECORD_JOINS} WHERE p.id = ${p.proposalId}`,
).returning<RecordRow & Pick<StoredRecord, 'conteudo'>>();
/** Null where there is no such proposal. A deleted proposal's record is still one (D21). */
export async function findRecord(db: Queryable, proposalId: string): Promise<StoredRecord | null> {
  const row = await one(db, findStatement, { proposalId });
  return row && { record: recordOf(row), conteudo: row.conteudo };
}
