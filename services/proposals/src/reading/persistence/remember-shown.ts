import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SharedRow } from '../shared-proposal.js';

type ShownRow = Pick<SharedRow, 'link_id' | 'id' | 'versao' | 'vista' | 'hash_mostrado' | 'varios_hashes'>;

const p = parameters<ShownRow & { hash: Buffer }>();
const rememberStatement = statement(
  'shared-remember-hash',
  sql`WITH seen AS MATERIALIZED (SELECT versao_vista(${p.id}, ${p.versao}) AS marked), shown AS (
     UPDATE proposal_links SET hash_mostrado = coalesce(hash_mostrado, ${p.hash}),
       varios_hashes = varios_hashes OR coalesce(hash_mostrado <> ${p.hash}, false)
     FROM seen WHERE seen.marked AND id = ${p.link_id} AND encerrado_em IS NULL
   )
   SELECT marked FROM seen`,
).returning<{ marked: boolean }>();

/**
 * D17: stores that the link has shown this document, so its version is kept (docs/decisions/0029). Written before the response is sent;
 * nothing if both were stored already. False if a save has replaced the version meanwhile: then it must not be shown.
 */
export async function rememberShown(db: Queryable, row: ShownRow, hash: Buffer): Promise<boolean> {
  if (row.vista && (row.varios_hashes || row.hash_mostrado?.equals(hash))) return true;
  return (await one(db, rememberStatement, { ...row, hash }))?.marked ?? false;
}
