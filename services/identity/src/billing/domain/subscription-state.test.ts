import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Fact, BillingFact } from './fact.js';
import { foldSubscriptions, GRACE_S } from './subscription-state.js';

const DAY = 86_400;
const MONTH = 30 * DAY;
const START = 1_795_824_000;
const S = 'sub_1';
const user = 'b7e3a0a4-0000-4000-8000-000000000001';

let serial = 0;
const told = (at: number, fact: Fact): BillingFact => ({
  id: `evt_${(serial += 1)}`,
  customer: 'cus_1',
  at,
  fact,
});
const checkout = (at: number, who: string | null = user) =>
  told(at, { kind: 'checkout', subscription: S, user: who });
type Standing = Extract<Fact, { kind: 'standing' }>;
const standing = (at: number, status: string, more: Partial<Standing> = {}) =>
  told(at, {
    kind: 'standing',
    subscription: S,
    status,
    price: 'price_m',
    periodEnd: START + MONTH,
    cancelAt: null,
    endedAt: null,
    ...more,
  });
const paid = (at: number, periodEnd: number, invoice = `in_${at}`) =>
  told(at, { kind: 'paid', subscription: S, invoice, price: 'price_m', periodEnd });
const unpaid = (at: number) => told(at, { kind: 'unpaid', subscription: S, invoice: `in_${at}` });
const refunded = (at: number, invoice: string | null = null) => told(at, { kind: 'refunded', invoice });

const started = [
  standing(START, 'incomplete'),
  paid(START + 1, START + MONTH),
  standing(START + 1, 'active'),
  checkout(START + 2),
];
const fold = (...events: BillingFact[]) => {
  const [state] = foldSubscriptions(events);
  return state && { standing: state.standing, validUntil: state.validUntil };
};

describe('what follows from the events of a subscription (D12)', () => {
  it('begins with the first payment, for the user of the checkout', () => {
    expect(foldSubscriptions(started)).toEqual([
      {
        id: S,
        customer: 'cus_1',
        user,
        price: 'price_m',
        standing: 'ativa',
        periodEnd: START + MONTH,
        validUntil: START + MONTH + GRACE_S,
      },
    ]);
  });

  it('gives nothing before, nor while the first payment fails', () => {
    expect(fold(checkout(START))).toEqual({ standing: 'pendente', validUntil: null });
    expect(fold(standing(START, 'incomplete'), unpaid(START + 1), checkout(START + 2))).toMatchObject({
      standing: 'pendente',
    });
    expect(fold(standing(START, 'incomplete'), standing(START + DAY, 'incomplete_expired'))).toMatchObject({
      standing: 'encerrada',
    });
  });

  it('continues with a renewal', () => {
    const renewal = START + MONTH;
    expect(fold(...started, paid(renewal, renewal + MONTH))).toEqual({
      standing: 'ativa',
      validUntil: renewal + MONTH + GRACE_S,
    });
  });

  it('continues for 7 days after the first missed payment, however often it is retried', () => {
    const due = START + MONTH;
    const late = [
      ...started,
      unpaid(due),
      standing(due, 'past_due', { periodEnd: due + MONTH }),
      unpaid(due + 3 * DAY),
      standing(due + 5 * DAY, 'unpaid', { periodEnd: due + MONTH }),
    ];
    expect(fold(...late)).toEqual({ standing: 'em_atraso', validUntil: due + 7 * DAY });
    expect(fold(...late, paid(due + 6 * DAY, due + MONTH))).toEqual({
      standing: 'ativa',
      validUntil: due + MONTH + GRACE_S,
    });
  });

  it('continues to the end of what was paid when it is cancelled, and beyond when that is undone', () => {
    const end = START + MONTH;
    const cancelled = [...started, standing(START + DAY, 'active', { cancelAt: end })];
    expect(fold(...cancelled)).toEqual({ standing: 'cancelada', validUntil: end });
    expect(fold(...cancelled, standing(START + 2 * DAY, 'active'))).toMatchObject({ standing: 'ativa' });
    expect(fold(...cancelled, standing(end, 'canceled', { endedAt: end }))).toEqual({
      standing: 'encerrada',
      validUntil: end,
    });
  });

  it('ends finally: no later event, and none with an older date, restores it', () => {
    const end = START + 10 * DAY;
    const over = [...started, standing(end, 'canceled', { endedAt: end })];
    for (const late of [
      paid(end + DAY, end + MONTH),
      standing(end + DAY, 'active'),
      standing(START + DAY, 'active'),
      unpaid(end + DAY),
    ])
      expect(fold(...over, late)).toEqual({ standing: 'encerrada', validUntil: end });
  });

  it('ends at once when the payment is refunded, and begins again with a new one', () => {
    const back = START + 5 * DAY;
    expect(fold(...started, refunded(back))).toEqual({ standing: 'reembolsada', validUntil: back });
    expect(fold(...started, refunded(back), standing(back + 1, 'active'))).toEqual({
      standing: 'reembolsada',
      validUntil: back,
    });
    expect(fold(...started, refunded(back), paid(START + MONTH, START + 2 * MONTH))).toMatchObject({
      standing: 'ativa',
    });
    const end = back + DAY;
    expect(fold(...started, refunded(back), standing(end, 'canceled', { endedAt: end }))).toEqual({
      standing: 'encerrada',
      validUntil: back,
    });
  });

  it('a refund ends the subscription whose invoice it names, else all that the customer had then', () => {
    const other = (event: BillingFact): BillingFact => ({
      ...event,
      id: `${event.id}b`,
      fact: {
        ...event.fact,
        subscription: 'sub_2',
        ...('invoice' in event.fact ? { invoice: 'in_b' } : {}),
      } as Fact,
    });
    const both = [...started, ...started.map(other)];
    const standings = (...events: BillingFact[]) =>
      foldSubscriptions(events).map((one) => [one.id, one.standing]);
    expect(standings(...both, refunded(START + DAY, 'in_b'))).toEqual([
      [S, 'ativa'],
      ['sub_2', 'reembolsada'],
    ]);
    expect(standings(...both, refunded(START + DAY))).toEqual([
      [S, 'reembolsada'],
      ['sub_2', 'reembolsada'],
    ]);
    const later = both.map((event) =>
      event.id.endsWith('b') ? { ...event, at: event.at + 2 * DAY } : event,
    );
    expect(standings(...later, refunded(START + DAY))).toEqual([
      [S, 'reembolsada'],
      ['sub_2', 'ativa'],
    ]);
  });

  it('pauses without a plan', () => {
    expect(fold(...started, standing(START + DAY, 'paused'))).toMatchObject({ standing: 'pendente' });
  });

  it('ignores an unknown state', () => {
    expect(fold(...started, standing(START + DAY, 'something_new'))).toMatchObject({ standing: 'ativa' });
  });

  it('belongs to the user of the first checkout', () => {
    const [state] = foldSubscriptions([checkout(START + 9, 'someone else'), checkout(START, user)]);
    expect(state?.user).toBe(user);
  });

  const due = START + MONTH;
  const life = [
    ...started,
    unpaid(due),
    standing(due, 'past_due', { periodEnd: due + MONTH }),
    paid(due + DAY, due + MONTH),
    standing(due + DAY, 'active', { periodEnd: due + MONTH }),
    standing(due + 2 * DAY, 'active', { periodEnd: due + MONTH, cancelAt: due + MONTH }),
    refunded(due + 3 * DAY, `in_${due + DAY}`),
    standing(due + 4 * DAY, 'canceled', { endedAt: due + 4 * DAY }),
  ];

  it('is the same in every order of arrival, at every moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: life.length }), fc.infiniteStream(fc.nat()), (length, keys) => {
        const sofar = life.slice(0, length);
        const weighed = sofar.map((event) => ({ event, key: Number(keys.next().value) }));
        const shuffled = weighed.toSorted((a, b) => a.key - b.key).map(({ event }) => event);
        expect(foldSubscriptions(shuffled)).toEqual(foldSubscriptions(sofar));
      }),
    );
  });

  it('never gives a plan past the grace period after what was paid, whatever the events', () => {
    const instant = fc.integer({ min: START, max: START + 3 * MONTH });
    const event = fc.oneof(
      instant.map((at) => unpaid(at)),
      instant.map((at) => refunded(at)),
      fc.tuple(instant, instant).map(([at, end]) => paid(at, end)),
      fc
        .tuple(
          instant,
          fc.constantFrom('active', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete'),
          instant,
        )
        .map(([at, status, periodEnd]) => standing(at, status, { periodEnd })),
    );
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), (events) => {
        for (const { standing: how, validUntil, periodEnd } of foldSubscriptions(events)) {
          if (how === 'ativa') expect(validUntil).toBe((periodEnd ?? 0) + GRACE_S);
          if (how !== 'pendente') expect(validUntil).not.toBeNull();
          if (how === 'reembolsada' || how === 'encerrada')
            expect(validUntil).toBeLessThanOrEqual(Math.max(...events.map(({ at }) => at)));
        }
      }),
    );
  });
});
