import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

// Zero rows come back where the month is full. A new row needs room as well: the limit may be 0.
const takeStatement = statement(
  'quota-take',
  `INSERT INTO quota_counters AS q (user_id, mes, total)
   SELECT $1::uuid, mes_de($2::timestamptz), 1 WHERE $3::int IS NULL OR $3::int >= 1
   ON CONFLICT (user_id, mes) DO UPDATE SET total = q.total + 1 WHERE $3::int IS NULL OR q.total < $3::int
   RETURNING q.total`,
);

/** Counts one more in the month of `instant`, unless `limit` is reached (D13). Null is no limit. */
export async function countOne(
  tx: Queryable,
  userId: string,
  instant: Date,
  limit: number | null,
): Promise<boolean> {
  return (await one(tx, takeStatement, [userId, instant, limit])) !== null;
}

const readStatement = statement(
  'quota-read',
  'SELECT total FROM quota_counters WHERE user_id = $1 AND mes = mes_de(agora())',
);

/** Created this month, by the database's clock. */
export async function countOf(db: Queryable, userId: string): Promise<number> {
  return (await one<{ total: number }>(db, readStatement, [userId]))?.total ?? 0;
}
