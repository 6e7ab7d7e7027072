import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { IS_KEPT } from '../../accounts/open-account.js';
import type { Sealed } from '../link-cipher.js';

const p = parameters<{ linkId: string }>();
const sealedStatement = statement(
  'link-sealed-token',
  sql`SELECT l.token_cifrado, l.chave_id FROM proposal_links l JOIN proposals p ON p.id = l.proposal_id
   WHERE l.id = ${p.linkId} AND l.encerrado_em IS NULL AND ${IS_KEPT}`,
).returning<Sealed>();

/** Null once the link was closed, or its owner's account was closed without a signature (D37). */
export const sealedToken = (db: Queryable, linkId: string): Promise<Sealed | null> =>
  one(db, sealedStatement, { linkId });
