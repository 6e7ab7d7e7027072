import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { QuotaCounterEntity } from '../../database/entities/quota-counter.js';

const p = parameters<{ userId: string; instant: Date; limit: number | null }>();

// Zero rows are returned if the month is full. A new row is checked as well: the limit may be 0.
const takeStatement = statement(
  'quota-take',
  sql`INSERT INTO quota_counters AS q (user_id, mes, total)
   SELECT ${p.userId}::uuid, mes_de(${p.instant}::timestamptz), 1 WHERE ${p.limit}::int IS NULL OR ${p.limit}::int >= 1
   ON CONFLICT (user_id, mes) DO UPDATE SET total = q.total + 1 WHERE ${p.limit}::int IS NULL OR q.total < ${p.limit}::int
   RETURNING q.total`,
);

/** Counts one more in the month of `instant`, unless `limit` is reached (D13). Null is no limit. */
export async function countOne(
  tx: Queryable,
  userId: string,
  instant: Date,
  limit: number | null,
): Promise<boolean> {
  return (await one(tx, takeStatement, { userId, instant, limit })) !== null;
}

const readStatement = statement(
  'quota-read',
  sql`SELECT total FROM quota_counters WHERE user_id = ${p.userId} AND mes = mes_de(agora())`,
).returning<Pick<QuotaCounterEntity, 'total'>>();

/** Created this month, by the database's clock. */
export async function countOf(db: Queryable, userId: string): Promise<number> {
  return (await one(db, readStatement, { userId }))?.total ?? 0;
}
