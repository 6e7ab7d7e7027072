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
  `SELECT outcome, reason FROM deliveries WHERE outbox_id = $1 AND outcome NOT IN ('sending', 'reopening')`,
);

const begin = statement(
  'delivery-begin',
  `INSERT INTO deliveries (outbox_id, source, kind, recipient_masked, message_id, outcome, tries)
   VALUES ($1, $2, $3, $4, $5, 'sending', 1)
   ON CONFLICT (outbox_id) DO UPDATE
   SET tries = deliveries.tries + 1, recipient_masked = excluded.recipient_masked, outcome = 'sending'
   WHERE deliveries.outcome IN ('sending', 'reopening')`,
);

// Two workers can hold one job for a moment (a lock that ran out): the first outcome stays.
const conclude = statement(
  'delivery-conclude',
  `INSERT INTO deliveries (outbox_id, source, kind, recipient_masked, message_id, outcome, reason)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (outbox_id) DO UPDATE SET outcome = excluded.outcome, reason = excluded.reason, em = agora()
   WHERE deliveries.outcome IN ('sending', 'reopening')`,
);

const markSettled = statement(
  'delivery-settled',
  'UPDATE deliveries SET settled_em = agora() WHERE outbox_id = $1 AND settled_em IS NULL',
);

const values = ({ outboxId, source, kind, recipientMasked, messageId }: Parcel) => [
  outboxId,
  source,
  kind,
  recipientMasked,
  messageId,
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
  async begin(parcel: Parcel): Promise<void> {
    await this.database.query(begin, values(parcel));
  }

  async conclude(parcel: Parcel, { outcome, reason }: Outcome): Promise<void> {
    await this.database.query(conclude, [...values(parcel), outcome, reason]);
  }

  async markSettled(outboxId: string): Promise<void> {
    await this.database.query(markSettled, [outboxId]);
  }
}
