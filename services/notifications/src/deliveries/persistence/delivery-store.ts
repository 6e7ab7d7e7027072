import { Database } from '@acordo/service-kit/database/database';
import { one, statement } from '@acordo/service-kit/database/statement';
import { Injectable } from '@nestjs/common';
import type { Outcome } from '../../sources/sources.js';

/** What is known of a message before it is sent, or when it turns out that it can't be. */
export interface Parcel {
  outboxId: string;
  source: string;
  kind: string;
  recipientMasked: string;
  messageId: string;
}

const findOutcome = statement(
  'delivery-find',
  `SELECT outcome, reason, undelivered FROM deliveries WHERE outbox_id = $1 AND outcome NOT IN ('sending', 'reopening')`,
);

const ROWS = `SELECT outbox_id, source, kind, recipient_masked, message_id
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])
       AS novo (outbox_id, source, kind, recipient_masked, message_id)`;

const begin = statement(
  'delivery-begin',
  `INSERT INTO deliveries (outbox_id, source, kind, recipient_masked, message_id, outcome, tries)
   SELECT outbox_id, source, kind, recipient_masked, message_id, 'sending', 1 FROM (${ROWS}) AS novos
   ON CONFLICT (outbox_id) DO UPDATE
   SET tries = deliveries.tries + 1, recipient_masked = excluded.recipient_masked,
       message_id = excluded.message_id, outcome = 'sending'
   WHERE deliveries.outcome IN ('sending', 'reopening')`,
);

// Two workers can hold one job for a moment (a lock that ran out): the first outcome stays. What has an outcome waits no more.
const conclude = statement(
  'delivery-conclude',
  `WITH freed AS (DELETE FROM held_notices WHERE outbox_id = ANY($1::uuid[]))
   INSERT INTO deliveries (outbox_id, source, kind, recipient_masked, message_id, outcome, reason, undelivered)
   SELECT outbox_id, source, kind, recipient_masked, message_id, $6, $7, $8 FROM (${ROWS}) AS novos
   ON CONFLICT (outbox_id) DO UPDATE
   SET outcome = excluded.outcome, reason = excluded.reason, undelivered = excluded.undelivered, em = agora()
   WHERE deliveries.outcome IN ('sending', 'reopening')`,
);

const markSettled = statement(
  'delivery-settled',
  'UPDATE deliveries SET settled_em = agora() WHERE outbox_id = $1 AND settled_em IS NULL',
);

const values = (parcels: readonly Parcel[]) => [
  parcels.map(({ outboxId }) => outboxId),
  parcels.map(({ source }) => source),
  parcels.map(({ kind }) => kind),
  parcels.map(({ recipientMasked }) => recipientMasked),
  parcels.map(({ messageId }) => messageId),
];

/** What became of each message. One with an outcome here is never sent again, unless it failed and an administrator reopens it. */
@Injectable()
export class DeliveryStore {
  constructor(private readonly database: Database) {}

  outcomeOf(outboxId: string): Promise<Outcome | null> {
    return one<Outcome>(this.database, findOutcome, [outboxId]);
  }

  /**
   * Right before the mail server is called. A database that can be read but not written (a full disk) stops here: without
   * this row every retry would send the mail once more.
   */
  async begin(parcels: readonly Parcel[]): Promise<void> {
    await this.database.query(begin, values(parcels));
  }

  /** All of them or none: those that went in one message were sent together. */
  async conclude(
    parcels: readonly Parcel[],
    { outcome, reason, undelivered = null }: Outcome,
  ): Promise<void> {
    await this.database.query(conclude, [...values(parcels), outcome, reason, undelivered]);
  }

  async markSettled(outboxId: string): Promise<void> {
    await this.database.query(markSettled, [outboxId]);
  }
}
