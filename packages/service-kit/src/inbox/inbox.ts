import { Injectable } from '@nestjs/common';
import { parameters, sql } from '../database/sql.js';
import { one, statement } from '../database/statement.js';
import { type Tx, UnitOfWork } from '../database/unit-of-work.js';

interface Event {
  id: string;
  kind: string;
}
const p = parameters<Event>();

// Of two concurrent deliveries the second waits here for the first one's transaction and then reads its result.
const remember = statement(
  'inbox-remember',
  sql`INSERT INTO inbox (id, kind) VALUES (${p.id}, ${p.kind}) ON CONFLICT (id) DO NOTHING RETURNING id`,
);

/** Result of a delivery: its effect happened now, or had happened before. */
export type Delivery = 'done' | 'known';

/**
 * Handles other services' events. An event may be delivered any number of times; its effect happens once, because the
 * inbox row is written in the effect's own transaction. Needs the table `inbox` in the service's schema.
 */
@Injectable()
export class Inbox {
  constructor(private readonly work: UnitOfWork) {}

  /** Throws what the effect throws: then nothing has happened, and the event may be delivered again. */
  handle(event: Event, effect: (tx: Tx) => Promise<void>): Promise<Delivery> {
    return this.work.run(async (tx) => {
      if (!(await one(tx, remember, event))) return 'known';
      await effect(tx);
      return 'done';
    });
  }
}
