import type { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import { IsNull } from 'typeorm';
import { ProposalEntity } from '../../database/entities/proposal.js';

const p = parameters<{ userIds: readonly string[] }>();

/** Only existing ones (D46), by the index on owner. */
const byUser = statement(
  'proposal-count-by-user',
  sql`SELECT user_id, count(*)::int AS total FROM proposals
   WHERE user_id = ANY(${p.userIds}::uuid[]) AND excluido_em IS NULL GROUP BY user_id`,
).returning<Pick<ProposalEntity, 'user_id'> & { total: number }>();
export async function countByUser(
  db: Queryable,
  userIds: readonly string[],
): Promise<Record<string, number>> {
  const rows = await db.query(byUser, { userIds });
  return Object.fromEntries(rows.map(({ user_id, total }) => [user_id, total]));
}

export const countAll = (database: Database): Promise<number> =>
  database.repository(ProposalEntity).countBy({ excluido_em: IsNull() });
