import { z } from 'zod';
import type { Fact, BillingFact } from './fact.js';

/** The provider sends a related object as its id, or in full. */
const reference = z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(({ id }) => id)]);
const instant = z.number().int().min(0).max(253_402_300_799); // the year 9999
const maybe = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

const Checkout = z.object({
  mode: z.string(),
  customer: maybe(reference),
  subscription: maybe(reference),
  client_reference_id: maybe(z.string()),
});

/** Versions of the provider's API differ in where they store a period: in the subscription, or in its item. */
const Subscription = z.object({
  id: z.string().min(1),
  customer: reference,
  status: z.string(),
  cancel_at: maybe(instant),
  cancel_at_period_end: z.boolean().default(false),
  ended_at: maybe(instant),
  current_period_end: maybe(instant),
  items: z.object({
    data: z.array(z.object({ price: z.object({ id: z.string() }), current_period_end: maybe(instant) })),
  }),
});

const Line = z.object({
  period: z.object({ end: instant }),
  price: maybe(z.object({ id: z.string() })),
  pricing: maybe(z.object({ price_details: maybe(z.object({ price: maybe(reference) })) })),
});
const Invoice = z.object({
  id: z.string().min(1),
  customer: maybe(reference),
  subscription: maybe(reference),
  parent: maybe(z.object({ subscription_details: maybe(z.object({ subscription: maybe(reference) })) })),
  lines: z.object({ data: z.array(Line) }),
});

const Charge = z.object({ customer: maybe(reference), invoice: maybe(reference), refunded: z.boolean() });

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: instant,
  data: z.object({ object: z.unknown() }),
});

type Read = { customer: string; fact: Fact } | null;

const readers: Readonly<Record<string, (object: unknown) => Read>> = {
  'checkout.session.completed': readCheckout,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'customer.subscription.paused': readSubscription,
  'customer.subscription.resumed': readSubscription,
  'invoice.paid': readPaid,
  'invoice.payment_failed': readUnpaid,
  'charge.refunded': readRefund,
};

/** The facts of an event; null if it concerns no subscription. Throws ZodError on one that can't be parsed. */
export function readEvent(given: unknown): BillingFact | null {
  const { id, type, created, data } = Event.parse(given);
  const read = Object.hasOwn(readers, type) ? readers[type]?.(data.object) : null;
  return read ? { id, at: created, ...read } : null;
}

function readCheckout(object: unknown): Read {
  const { mode, customer, subscription, client_reference_id } = Checkout.parse(object);
  if (mode !== 'subscription' || !customer || !subscription) return null;
  const user = z.uuid().safeParse(client_reference_id);
  return {
    customer,
    fact: { kind: 'checkout', subscription, user: user.success ? user.data.toLowerCase() : null },
  };
}

export function readSubscription(object: unknown): {
  customer: string;
  fact: Extract<Fact, { kind: 'standing' }>;
} {
  const { id, customer, status, items, ...ends } = Subscription.parse(object);
  const [item] = items.data;
  const periodEnd = item?.current_period_end ?? ends.current_period_end;
  return {
    customer,
    fact: {
      kind: 'standing',
      subscription: id,
      status,
      price: item?.price.id ?? null,
      periodEnd,
      cancelAt: ends.cancel_at ?? (ends.cancel_at_period_end ? periodEnd : null),
      endedAt: ends.ended_at,
    },
  };
}

function readInvoice(object: unknown) {
  const invoice = Invoice.parse(object);
  const subscription = invoice.parent?.subscription_details?.subscription ?? invoice.subscription;
  if (!subscription || !invoice.customer) return null;
  return { invoice, subscription, customer: invoice.customer };
}

function readPaid(object: unknown): Read {
  const read = readInvoice(object);
  if (!read) return null;
  const { invoice, subscription, customer } = read;
  // The last line is what is paid for now; lines before it settle a change of plan.
  const line = invoice.lines.data.at(-1);
  return {
    customer,
    fact: {
      kind: 'paid',
      subscription,
      invoice: invoice.id,
      price: line?.pricing?.price_details?.price ?? line?.price?.id ?? null,
      periodEnd: line ? Math.max(...invoice.lines.data.map(({ period }) => period.end)) : null,
    },
  };
}

function readUnpaid(object: unknown): Read {
  const read = readInvoice(object);
  if (!read) return null;
  const { invoice, subscription, customer } = read;
  return { customer, fact: { kind: 'unpaid', subscription, invoice: invoice.id } };
}

/** A partial refund, such as for a day without service, ends nothing. */
function readRefund(object: unknown): Read {
  const { customer, invoice, refunded } = Charge.parse(object);
  return customer && refunded ? { customer, fact: { kind: 'refunded', invoice } } : null;
}
