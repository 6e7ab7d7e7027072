import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { BillingFact } from '../domain/fact.js';

const p = parameters<BillingFact>();

const lock = statement(
  'billing-lock-customer',
  sql`SELECT pg_advisory_xact_lock(hashtextextended('acordo:identity:billing:' || ${p.customer}, 0))`,
);
/** Events of one customer are handled one after the other: each reads all earlier ones. */
export const lockCustomer = (db: Queryable, customer: string) => db.query(lock, { customer });

const insert = statement(
  'billing-event-insert',
  sql`INSERT INTO billing_events (id, cliente_id, ocorrido_em, fato)
      VALUES (${p.id}, ${p.customer}, to_timestamp(${p.at}), ${p.fact})
      ON CONFLICT DO NOTHING RETURNING id`,
);
/** Whether it is a new one. */
export const insertEvent = async (db: Queryable, told: BillingFact): Promise<boolean> =>
  (await one(db, insert, told)) !== null;

const ofCustomer = statement(
  'billing-events-of-customer',
  sql`SELECT id, cliente_id AS customer, extract(epoch FROM ocorrido_em)::float8 AS at, fato AS fact
      FROM billing_events WHERE cliente_id = ${p.customer}`,
).returning<BillingFact>();
export const eventsOfCustomer = (db: Queryable, customer: string) => db.query(ofCustomer, { customer });
