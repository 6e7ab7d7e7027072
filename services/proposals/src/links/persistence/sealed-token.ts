import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Sealed } from '../link-cipher.js';

const sealedStatement = statement(
  'link-sealed-token',
  'SELECT token_cifrado, chave_id FROM proposal_links WHERE id = $1 AND encerrado_em IS NULL',
);

/** Null once the link was closed. */
export const sealedToken = (db: Queryable, linkId: string): Promise<Sealed | null> =>
  one<Sealed>(db, sealedStatement, [linkId]);
