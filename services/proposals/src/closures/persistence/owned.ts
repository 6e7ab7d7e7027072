import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';

const statements = [
  statement('owned-company', 'DELETE FROM company_settings WHERE user_id = $1'),
  statement('owned-counters', 'DELETE FROM quota_counters WHERE user_id = $1'),
  statement('owned-images', 'DELETE FROM asset_givers WHERE user_id = $1'),
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
