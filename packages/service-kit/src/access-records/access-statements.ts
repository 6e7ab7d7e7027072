import { columnsOf } from '../database/columns-of.js';
import { join, parameters, raw, sql } from '../database/sql.js';
import { type Queryable, statement } from '../database/statement.js';
import type { AccessRecord } from './access-record.entity.js';

/** With their types. The table is in the service's own schema, which is its role's search_path; `agora()` likewise (D3). */
const TYPES = {
  em: 'timestamptz',
  user_id: 'uuid',
  link: 'text',
  ip: 'text',
  porta: 'int',
  metodo: 'text',
  rota: 'text',
  status: 'smallint',
} as const satisfies Record<keyof AccessRecord, string>;
const COLUMNS = Object.keys(TYPES) as (keyof AccessRecord)[];
const p = parameters<{ [Column in keyof AccessRecord]: AccessRecord[Column][] } & { most: number }>();

const insert = statement(
  'access-insert',
  sql`INSERT INTO access_records (${raw(COLUMNS.join(', '))})
      SELECT * FROM unnest(${join(COLUMNS.map((name) => sql`${p[name]}::${raw(TYPES[name])}[]`))})`,
);
export const insertRecords = (db: Queryable, records: readonly AccessRecord[]) =>
  db.query(insert, columnsOf(records, COLUMNS));

/** D35: six months, as the law requires; then they are deleted. */
export const purgeRecords = statement(
  'access-purge',
  sql`DELETE FROM access_records WHERE id IN
        (SELECT id FROM access_records WHERE em < agora() - interval '6 months' ORDER BY em LIMIT ${p.most})
      RETURNING 1 AS gone`,
);
