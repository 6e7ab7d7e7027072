import { parameters, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { ProposalLinkEntity } from '../../database/entities/proposal-link.js';

const p = parameters<{ hashes: readonly Buffer[] }>();
const livingStatement = statement(
  'shared-living',
  sql`SELECT l.token_hash FROM proposal_links l
   JOIN proposals p ON p.id = l.proposal_id AND p.link_id = l.id
   WHERE l.token_hash = ANY(${p.hashes}::bytea[])`,
).returning<Pick<ProposalLinkEntity, 'token_hash'>>();

/** The hashes with a valid link: a closed one is no longer the proposal's (D15). */
export async function findActiveTokens(db: Queryable, hashes: readonly Buffer[]): Promise<Buffer[]> {
  const rows = await db.query(livingStatement, { hashes });
  return rows.map(({ token_hash }) => token_hash);
}
