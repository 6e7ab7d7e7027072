import { parameters, sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface CodesByKey {
  current: number;
  older: number;
  /** Made before the key was stored: by the only key then. */
  unknown: number;
  /** Their key was removed: they are invalid. */
  lost: number;
}
const p = parameters<{ keyIds: readonly string[] }>();
const KEYS = sql`${p.keyIds}::text[]`;

const count = statement(
  'recovery-codes-by-key',
  sql`SELECT count(*) FILTER (WHERE chave_id = (${KEYS})[1])::int AS current,
        count(*) FILTER (WHERE chave_id = ANY ((${KEYS})[2:]))::int AS older,
        count(*) FILTER (WHERE chave_id IS NULL)::int AS unknown,
        count(*) FILTER (WHERE chave_id <> ALL (${KEYS}))::int AS lost
      FROM admin_recovery_codes WHERE usado_em IS NULL`,
).returning<CodesByKey>();
/** Codes that were not used, by the key that they need. `keyIds`: the first one's first. */
export const countCodesByKey = (db: Queryable, keyIds: readonly string[]): Promise<CodesByKey> =>
  exactlyOne(db, count, { keyIds });
