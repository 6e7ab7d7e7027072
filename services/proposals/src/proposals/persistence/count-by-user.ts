import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

/** Existing ones alone (D46), by the index on owner. */
const byUser = statement(
  'proposal-count-by-user',
  `SELECT user_id, count(*)::int AS total FROM proposals
   WHERE user_id = ANY($1::uuid[]) AND excluido_em IS NULL GROUP BY user_id`,
);
export async function countByUser(
  db: Queryable,
  userIds: readonly string[],
): Promise<Record<string, number>> {
  const rows = await db.query<{ user_id: string; total: number }>(byUser, [userIds]);
  return Object.fromEntries(rows.map(({ user_id, total }) => [user_id, total]));
}

const everybody = statement(
  'proposal-count-all',
  'SELECT count(*)::int AS total FROM proposals WHERE excluido_em IS NULL',
);
export const countAll = async (db: Queryable): Promise<number> =>
  (await one<{ total: number }>(db, everybody))?.total ?? 0;
