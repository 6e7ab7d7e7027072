import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SharedRow } from '../shared-proposal.js';

const rememberStatement = statement(
  'shared-remember-hash',
  `WITH marcada AS MATERIALIZED (SELECT versao_vista($3, $4) AS ha), mostrado AS (
     UPDATE proposal_links SET hash_mostrado = coalesce(hash_mostrado, $2),
       varios_hashes = varios_hashes OR coalesce(hash_mostrado <> $2, false)
     FROM marcada WHERE marcada.ha AND id = $1 AND encerrado_em IS NULL
   )
   SELECT ha FROM marcada`,
);

/**
 * D17: the link has shown this document, so its version stays (docs/decisions/0029). Written before the answer leaves;
 * nothing where both were known. False where a save has taken the version's place meanwhile: then nothing may be shown of it.
 */
export async function rememberShown(
  db: Queryable,
  row: Pick<SharedRow, 'link_id' | 'id' | 'versao' | 'vista' | 'hash_mostrado' | 'varios_hashes'>,
  hash: Buffer,
): Promise<boolean> {
  if (row.vista && (row.varios_hashes || row.hash_mostrado?.equals(hash))) return true;
  const marked = await one<{ ha: boolean }>(db, rememberStatement, [row.link_id, hash, row.id, row.versao]);
  return marked?.ha ?? false;
}
