import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Fact, Told } from '../domain/fact.js';

const lock = statement(
  'billing-lock-customer',
  `SELECT pg_advisory_xact_lock(hashtextextended('acordo:identity:billing:' || $1, 0))`,
);
/** Events of one customer are taken in one after the other: each sees all that were before it. */
export const lockCustomer = (db: Queryable, customer: string) => db.query(lock, [customer]);

const insert = statement(
  'billing-event-insert',
  `INSERT INTO billing_events (id, cliente_id, ocorrido_em, fato) VALUES ($1, $2, to_timestamp($3), $4)
   ON CONFLICT DO NOTHING RETURNING id`,
);
/** Whether it is a new one. */
export const insertEvent = async (db: Queryable, { id, customer, at, fact }: Told): Promise<boolean> =>
  (await one(db, insert, [id, customer, at, JSON.stringify(fact)])) !== null;

const ofCustomer = statement(
  'billing-events-of-customer',
  `SELECT id, cliente_id AS customer, extract(epoch FROM ocorrido_em)::float8 AS at, fato AS fact
   FROM billing_events WHERE cliente_id = $1`,
);
export const eventsOfCustomer = (db: Queryable, customer: string) =>
  db.query<{ id: string; customer: string; at: number; fact: Fact }>(ofCustomer, [customer]);
