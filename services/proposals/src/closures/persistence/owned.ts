import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';

const statements = [
  statement('owned-company', 'DELETE FROM company_settings WHERE user_id = $1'),
  statement('owned-counters', 'DELETE FROM quota_counters WHERE user_id = $1'),
  // Mails that failed for good; their reasons stay visible.
  statement(
    'owned-messages',
    `UPDATE outbox SET model = NULL
     WHERE status = 'dead' AND model IS NOT NULL AND model ->> 'to_user' = $1::uuid::text`,
  ),
];

/** What belongs to an owner rather than to a proposal. */
export async function eraseOwned(tx: Tx, userId: string): Promise<void> {
  for (const question of statements) await tx.query(question, [userId]);
}

const address = `'/api/assets/([0-9a-f]{64})'`;
const doubtImages = statement(
  'owned-doubt-images',
  `INSERT INTO asset_doubts (hash)
   SELECT DISTINCT decode(achado[1], 'hex') FROM (
     SELECT regexp_matches(convert_from(conteudo, 'UTF8'), ${address}, 'g') AS achado FROM proposal_versions
     WHERE proposal_id = ANY($2::uuid[])
     UNION ALL SELECT regexp_matches(convert_from(r.conteudo, 'UTF8'), ${address}, 'g') FROM decisions d
     JOIN signatures s ON s.decision_id = d.id JOIN snapshots r ON r.hash = s.conteudo_hash
     WHERE d.proposal_id = ANY($2::uuid[]) AND d.tipo = 'assinatura'
     UNION ALL SELECT regexp_matches(logo_url, ${address}) FROM company_settings WHERE user_id = $1
   ) AS imagens ON CONFLICT (hash) DO UPDATE SET sem_uso_em = NULL`,
);
/** The images that these proposals ever had, and the company's: somebody will look whether others name them. */
export const doubtImagesOf = (tx: Tx, userId: string, proposals: readonly string[]) =>
  tx.query(doubtImages, [userId, proposals]);
