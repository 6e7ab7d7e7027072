import { type Queryable, statement } from '@acordo/service-kit/database/statement';

const livingStatement = statement(
  'shared-living',
  `SELECT l.token_hash FROM proposal_links l
   JOIN proposals p ON p.id = l.proposal_id AND p.link_id = l.id
   WHERE l.token_hash = ANY($1::bytea[])`,
);

/** Those of the hashes behind which a link lives: a closed one is no longer the proposal's (D15). */
export async function findLiving(db: Queryable, hashes: readonly Buffer[]): Promise<Buffer[]> {
  const rows = await db.query<{ token_hash: Buffer }>(livingStatement, [hashes]);
  return rows.map(({ token_hash }) => token_hash);
}
