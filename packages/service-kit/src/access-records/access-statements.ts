import { statement } from '../database/statement.js';
import type { AccessRecord } from './access-record.js';

/** The table stands in the service's own schema, which is its role's search_path; `agora()` likewise (D3). */
const COLUMNS = [
  ['em', 'timestamptz'],
  ['user_id', 'uuid'],
  ['link', 'text'],
  ['ip', 'text'],
  ['porta', 'int'],
  ['metodo', 'text'],
  ['rota', 'text'],
  ['status', 'smallint'],
] as const satisfies readonly (readonly [keyof AccessRecord, string])[];

export const insertRecords = statement(
  'access-insert',
  `INSERT INTO access_records (${COLUMNS.map(([name]) => name).join(', ')})
   SELECT * FROM unnest(${COLUMNS.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ')})`,
);
export const recordValues = (records: readonly AccessRecord[]): unknown[] =>
  COLUMNS.map(([name]) => records.map((record) => record[name]));

/** D35: six months, as the law says; then they are no business of ours any more. */
export const purgeRecords = statement(
  'access-purge',
  `DELETE FROM access_records WHERE id IN
     (SELECT id FROM access_records WHERE em < agora() - interval '6 months' ORDER BY em LIMIT $1)
   RETURNING 1 AS gone`,
);
