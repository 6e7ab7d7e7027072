import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { IS_KEPT } from '../../accounts/open-account.js';
import type { Sealed } from '../link-cipher.js';

const sealedStatement = statement(
  'link-sealed-token',
  `SELECT l.token_cifrado, l.chave_id FROM proposal_links l JOIN proposals p ON p.id = l.proposal_id
   WHERE l.id = $1 AND l.encerrado_em IS NULL AND ${IS_KEPT}`,
);

/** Null once the link was closed, or the account that made it and nothing was signed (D37). */
export const sealedToken = (db: Queryable, linkId: string): Promise<Sealed | null> =>
  one<Sealed>(db, sealedStatement, [linkId]);
