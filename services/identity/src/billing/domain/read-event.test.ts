import { describe, expect, it } from '@jest/globals';
import { readEvent } from './read-event.js';

const event = (type: string, object: unknown) => ({
  id: 'evt_1',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 1_795_824_000,
  type,
  data: { object },
});
const read = (type: string, object: unknown) => readEvent(event(type, object));
const subscription = {
  id: 'sub_1',
  customer: 'cus_1',
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  items: { data: [{ price: { id: 'price_m' }, current_period_end: 1_798_416_000 }] },
};
const line = { period: { start: 1, end: 1_798_416_000 }, pricing: { price_details: { price: 'price_m' } } };
const invoice = {
  id: 'in_1',
  customer: 'cus_1',
  parent: { subscription_details: { subscription: 'sub_1' } },
  lines: { data: [line] },
};
const user = 'b7e3a0a4-0000-4000-8000-000000000001';
const session = {
  mode: 'subscription',
  customer: 'cus_1',
  subscription: 'sub_1',
  client_reference_id: user,
  customer_details: { email: 'ana@exemplo.com.br', name: 'Ana Lima' },
};

describe('reading an event of the payment provider (D12)', () => {
  it('takes what concerns the subscription and nothing of the person', () => {
    const told = read('checkout.session.completed', session);
    expect(told).toEqual({
      id: 'evt_1',
      customer: 'cus_1',
      at: 1_795_824_000,
      fact: { kind: 'checkout', subscription: 'sub_1', user },
    });
    expect(JSON.stringify(told)).not.toMatch(/ana/i);
  });

  it.each(['not a user', '', null, undefined, '../../x'])(
    'reads the reference %p as no user',
    (reference) => {
      const told = read('checkout.session.completed', { ...session, client_reference_id: reference });
      expect(told?.fact).toMatchObject({ user: null });
    },
  );

  it('reads a period in both places in which versions of the API have it', () => {
    const periodEnd = 1_798_416_000;
    const { items: _, ...older } = subscription;
    const inOlder = {
      ...older,
      current_period_end: periodEnd,
      items: { data: [{ price: { id: 'price_m' } }] },
    };
    for (const object of [subscription, inOlder])
      expect(read('customer.subscription.updated', object)?.fact).toEqual({
        kind: 'standing',
        subscription: 'sub_1',
        status: 'active',
        price: 'price_m',
        periodEnd,
        cancelAt: null,
        endedAt: null,
      });
    const olderInvoice = {
      id: 'in_1',
      customer: { id: 'cus_1' },
      subscription: { id: 'sub_1' },
      lines: { data: [{ period: { end: periodEnd }, price: { id: 'price_m' } }] },
    };
    for (const object of [invoice, olderInvoice])
      expect(read('invoice.paid', object)).toMatchObject({
        customer: 'cus_1',
        fact: { kind: 'paid', subscription: 'sub_1', invoice: 'in_1', price: 'price_m', periodEnd },
      });
  });

  it('reads when a cancelled one ends', () => {
    const cancelAt = (more: object) =>
      read('customer.subscription.updated', { ...subscription, ...more })?.fact;
    expect(cancelAt({ cancel_at_period_end: true })).toMatchObject({ cancelAt: 1_798_416_000 });
    expect(cancelAt({ cancel_at: 1_797_000_000 })).toMatchObject({ cancelAt: 1_797_000_000 });
  });

  it('reads what is paid for from an invoice that also settles a change of plan', () => {
    const settled = {
      ...line,
      period: { end: 1_796_000_000 },
      pricing: { price_details: { price: 'price_a' } },
    };
    const told = read('invoice.paid', { ...invoice, lines: { data: [settled, line] } });
    expect(told?.fact).toMatchObject({ price: 'price_m', periodEnd: 1_798_416_000 });
  });

  it.each([
    ['a payment once, not a subscription', 'checkout.session.completed', { ...session, mode: 'payment' }],
    ['an invoice for something else', 'invoice.paid', { ...invoice, parent: null }],
    ['a part given back', 'charge.refunded', { customer: 'cus_1', refunded: false }],
    ['a guest’s payment', 'charge.refunded', { customer: null, refunded: true }],
    ['a kind that we don’t know', 'customer.created', { id: 'cus_1' }],
    ['a kind named like a part of objects', 'constructor', {}],
    ['a kind named like a part of objects', '__proto__', {}],
  ])('ignores %s', (_what, type, object) => expect(read(type, object)).toBeNull());

  it.each([
    ['no event', null],
    ['a list', []],
    ['an event without what it is about', { id: 'evt_1', type: 'invoice.paid', created: 1 }],
    ['a subscription of another form', event('customer.subscription.updated', { id: 'sub_1' })],
    ['an instant beyond all time', { ...event('invoice.paid', invoice), created: 1e15 }],
  ])('refuses %s', (_what, given) => expect(() => readEvent(given)).toThrow());
});
