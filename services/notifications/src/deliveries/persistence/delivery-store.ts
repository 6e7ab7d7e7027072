import { columnsOf } from '@acordo/service-kit/database/columns-of';
import { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { DeliveryEntity } from '../../database/entities/delivery.js';
import type { DeliveryOutcome } from '../../sources/sources.js';

/** Data of a message before it is sent, or if it can't be sent. */
export type DeliveryRow = Pick<
  DeliveryEntity,
  'outbox_id' | 'source' | 'kind' | 'recipient_masked' | 'message_id'
>;

const p = parameters<DeliveryEntity>();
const list = parameters<{ [Column in keyof DeliveryRow]: DeliveryRow[Column][] }, 'messages'>('messages');
const MESSAGES = sql`unnest(${list.outbox_id}::uuid[], ${list.source}::text[], ${list.kind}::text[],
  ${list.recipient_masked}::text[], ${list.message_id}::text[])
  AS message (outbox_id, source, kind, recipient_masked, message_id)`;

const findOutcome = statement(
  'delivery-find',
  sql`SELECT outcome, reason, undelivered FROM deliveries
      WHERE outbox_id = ${p.outbox_id} AND outcome NOT IN ('sending', 'reopening')`,
).returning<DeliveryOutcome>();

const begin = statement(
  'delivery-begin',
  sql`INSERT INTO deliveries (outbox_id, source, kind, recipient_masked, message_id, outcome, tries)
      SELECT outbox_id, source, kind, recipient_masked, message_id, 'sending', 1 FROM ${MESSAGES}
      ON CONFLICT (outbox_id) DO UPDATE
      SET tries = deliveries.tries + 1, recipient_masked = excluded.recipient_masked,
          message_id = excluded.message_id, outcome = 'sending'
      WHERE deliveries.outcome IN ('sending', 'reopening')`,
);

// Two workers can briefly have one job (after an expired lock): the first outcome stays. A held notice with an outcome is deleted.
const conclude = statement(
  'delivery-conclude',
  sql`WITH freed AS (DELETE FROM held_notices WHERE outbox_id = ANY(${list.outbox_id}::uuid[]))
      INSERT INTO deliveries (outbox_id, source, kind, recipient_masked, message_id, outcome, reason, undelivered)
      SELECT outbox_id, source, kind, recipient_masked, message_id, ${p.outcome}, ${p.reason}, ${p.undelivered}
      FROM ${MESSAGES}
      ON CONFLICT (outbox_id) DO UPDATE
      SET outcome = excluded.outcome, reason = excluded.reason, undelivered = excluded.undelivered, em = agora()
      WHERE deliveries.outcome IN ('sending', 'reopening')`,
);

const columns = (deliveries: readonly DeliveryRow[]) => ({
  messages: columnsOf(deliveries, ['outbox_id', 'source', 'kind', 'recipient_masked', 'message_id']),
});

/** The deliveries. A message with an outcome here is never sent again, unless it failed and an administrator reopens it. */
@Injectable()
export class DeliveryStore {
  constructor(private readonly database: Database) {}

  outcomeOf(outbox_id: string): Promise<DeliveryOutcome | null> {
    return one(this.database, findOutcome, { outbox_id });
  }

  /**
   * Right before the mail server is called. A database that can be read but not written (a full disk) stops here: without
   * this row every retry would send the email once more.
   */
  async begin(deliveries: readonly DeliveryRow[]): Promise<void> {
    await this.database.query(begin, columns(deliveries));
  }

  /** All of them or none: they were sent together in one message. */
  async conclude(
    deliveries: readonly DeliveryRow[],
    { outcome, reason, undelivered = null }: DeliveryOutcome,
  ): Promise<void> {
    await this.database.query(conclude, { ...columns(deliveries), outcome, reason, undelivered });
  }

  async markSettled(outbox_id: string): Promise<void> {
    const unsettled = { outbox_id, settled_em: IsNull() };
    await this.database.repository(DeliveryEntity).update(unsettled, { settled_em: () => 'agora()' });
  }
}
