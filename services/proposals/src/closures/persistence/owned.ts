import { parameters, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AssetGiverEntity } from '../../database/entities/asset-giver.js';
import { CompanySettingsEntity } from '../../database/entities/company-settings.js';
import { NumberCounterEntity } from '../../database/entities/number-counter.js';
import { QuotaCounterEntity } from '../../database/entities/quota-counter.js';

const p = parameters<{ user_id: string }>();
// Emails that failed for good; their reasons stay visible.
const messagesStatement = statement(
  'owned-messages',
  sql`UPDATE outbox SET model = NULL
   WHERE status = 'dead' AND model IS NOT NULL AND model ->> 'to_user' = ${p.user_id}::uuid::text`,
);

/** What belongs to an owner rather than to a proposal. */
export async function eraseOwned(tx: Tx, user_id: string): Promise<void> {
  for (const entity of [CompanySettingsEntity, QuotaCounterEntity, NumberCounterEntity, AssetGiverEntity])
    await tx.repository<{ user_id: string }>(entity).delete({ user_id });
  await tx.query(messagesStatement, { user_id });
}
