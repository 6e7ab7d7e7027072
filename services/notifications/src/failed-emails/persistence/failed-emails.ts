import type { Database } from '@acordo/service-kit/database/database';
import type { After } from '@acordo/contracts/internal/position';
import { after, page } from '@acordo/service-kit/database/page';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { DeliveryEntity } from '../../database/entities/delivery.js';

export type FailedRow = Pick<
  DeliveryEntity,
  'outbox_id' | 'kind' | 'recipient_masked' | 'reason' | 'tries' | 'em'
>;
// One whose reopening was not finished is still on the list: it can be re-sent again.
const list = statement(
  'failed-emails',
  sql`SELECT outbox_id, kind, recipient_masked, reason, tries, em FROM deliveries
      WHERE outcome IN ('dead', 'reopening') AND (em, outbox_id) < (${page.em}::timestamptz, ${page.id}::uuid)
      ORDER BY em DESC, outbox_id DESC LIMIT ${page.rows}`,
).returning<FailedRow>();
export const readFailed = (db: Queryable, from: After) => db.query(list, after(from));

const lock = statement(
  'failed-email-lock',
  sql`SELECT source, kind, outcome, reason FROM deliveries
      WHERE outbox_id = ${parameters<DeliveryEntity>().outbox_id} FOR UPDATE`,
).returning<Pick<DeliveryEntity, 'source' | 'kind' | 'outcome' | 'reason'>>();
export const lockDelivery = (tx: Queryable, outbox_id: string) => one(tx, lock, { outbox_id });

/** From here on a worker that gets the message sends it, instead of settling it as dead once more. */
export const markReopening = (tx: Tx, outbox_id: string) =>
  tx
    .repository(DeliveryEntity)
    .update({ outbox_id, outcome: 'dead' }, { outcome: 'reopening', settled_em: null });

/** `sending`: its source has queued it again. `dead`: there was nothing left to send. A worker may have been faster. */
export const endReopening = (db: Database, outbox_id: string, outcome: 'sending' | 'dead') =>
  db.repository(DeliveryEntity).update({ outbox_id, outcome: 'reopening' }, { outcome });
