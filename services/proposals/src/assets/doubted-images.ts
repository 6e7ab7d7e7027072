import { assetHash } from '@acordo/contracts/fields/asset-address';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';

const p = parameters<{ userId: string | null; proposals: readonly string[]; hash: Buffer }>();
const address = raw(`'/api/assets/([0-9a-f]{64})'`);
const doubtImages = statement(
  'images-doubt',
  sql`INSERT INTO asset_doubts (hash)
   SELECT DISTINCT decode(found[1], 'hex') FROM (
     SELECT regexp_matches(convert_from(conteudo, 'UTF8'), ${address}, 'g') AS found FROM proposal_versions
     WHERE proposal_id = ANY(${p.proposals}::uuid[])
     UNION ALL SELECT regexp_matches(convert_from(r.conteudo, 'UTF8'), ${address}, 'g') FROM decisions d
     JOIN signatures s ON s.decision_id = d.id JOIN snapshots r ON r.hash = s.conteudo_hash
     WHERE d.proposal_id = ANY(${p.proposals}::uuid[]) AND d.tipo = 'assinatura'
     UNION ALL SELECT regexp_matches(logo_url, ${address}) FROM company_settings WHERE user_id = ${p.userId}
   ) AS images ON CONFLICT (hash) DO UPDATE SET sem_uso_em = NULL`,
);
/**
 * Marks the images that these proposals ever had, and the company's of this owner: a task checks whether other rows name them.
 * `userId` null: their owner stays, and so does the company's logo.
 */
export const doubtImagesOf = (tx: Tx, userId: string | null, proposals: readonly string[]) =>
  tx.query(doubtImages, { userId, proposals });

const doubtOne = statement(
  'images-doubt-one',
  sql`WITH doubt AS (
     INSERT INTO asset_doubts (hash) VALUES (${p.hash}) ON CONFLICT (hash) DO UPDATE SET sem_uso_em = NULL RETURNING hash
   )
   UPDATE assets SET usado_em = agora() FROM doubt WHERE assets.hash = doubt.hash`,
);
/** An image that a row named until now; kept for a while, as another tab may still send its address. */
export async function doubtImage(tx: Tx, address: string): Promise<void> {
  const hash = assetHash(address);
  if (hash !== null) await tx.query(doubtOne, { hash: Buffer.from(hash, 'hex') });
}
