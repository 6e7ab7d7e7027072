import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { IS_KEPT } from '../../accounts/open-account.js';
import { allows } from '../../states/state-sql.js';
import type { Sealed } from '../link-cipher.js';

export type LivingLink = Sealed & {
  /** Whether the client's decision is still awaited, by the effective status (D14). */
  awaited: boolean;
};

const p = parameters<{ linkId: string }>();
const sealedStatement = statement(
  'link-sealed-token',
  sql`SELECT l.token_cifrado, l.chave_id, ${allows('sign', 'status_atual(p.status, p.link_expira_em)')} AS awaited
   FROM proposal_links l JOIN proposals p ON p.id = l.proposal_id
   WHERE l.id = ${p.linkId} AND l.encerrado_em IS NULL AND ${IS_KEPT}`,
).returning<LivingLink>();

/** Null once the link was closed, or its owner's account was closed without a signature (D37). */
export const sealedToken = (db: Queryable, linkId: string): Promise<LivingLink | null> =>
  one(db, sealedStatement, { linkId });
