import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import {
  DAY,
  deliver,
  deliverBytes,
  MONTH,
  type PaymentEvent,
  PRICES,
  Purchase,
  SECRET,
  SELLING,
  seconds,
  signatureOf,
} from './support/payment-events.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // each of the shifted services starts with a hash, and accounts cost one each

describe('POST /api/billing/webhook (D12)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  let rows: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database, SELLING);
    rows = new pg.Client({ connectionString: database.adminUrl });
    await rows.connect();
  });
  afterAll(async () => {
    await identity.close();
    await rows.end();
    await database.drop();
  });

  const buyer = async () => {
    const { claims, cookie } = await identity.loggedIn(freshEmail());
    return { id: claims.sub, cookie, claims };
  };
  const rightsOf = async (cookie: string, at: TestIdentity = identity) =>
    (await at.introspect(cookie))?.rights;
  const planOf = async (cookie: string, at: TestIdentity = identity) => (await rightsOf(cookie, at))?.plano;
  const everything = async () => {
    const tables = ['users', 'subscriptions', 'billing_events', 'outbox', 'sessions'];
    const found: unknown[] = [];
    for (const table of tables)
      found.push((await rows.query(`SELECT t::text FROM identity.${table} t ORDER BY 1`)).rows);
    return found;
  };
  /** The same service `later` seconds from now; identity itself stays as it is. */
  const shifted = async (later: number, work: (at: TestIdentity, now: number) => Promise<void>) => {
    const at = await TestIdentity.start(database, { ...SELLING, CLOCK_SHIFT: String(later) });
    try {
      await work(at, seconds() + later);
    } finally {
      await at.close();
    }
  };

  it('gives the plan that was paid, at the very next call, and shows it to its user', async () => {
    const { id, cookie, claims } = await buyer();
    expect(await rightsOf(cookie)).toEqual({ plano: 'gratuito', unlimited: false, admin: false });
    await deliver(identity, new Purchase(id).start());
    expect(await rightsOf(cookie)).toEqual({ plano: 'mensal', unlimited: true, admin: false });
    const status = await identity.call('GET', '/api/auth/status', { claims });
    expect(status.json()).toMatchObject({ user: { plano: 'mensal' } });
  });

  it('recognises the annual plan by its price, an old price by its list, and gives none for other prices', async () => {
    for (const [price, plano] of [
      [PRICES.anual, 'anual'],
      ['price_old', 'mensal'],
      ['price_of_something_else', 'gratuito'],
    ] as const) {
      const { id, cookie } = await buyer();
      await deliver(identity, new Purchase(id, seconds(), price).start());
      expect([price, await planOf(cookie)]).toEqual([price, plano]);
    }
  });

  it('continues with a renewal, and ends by itself without one', async () => {
    const [renewed, silent] = [await buyer(), await buyer()];
    const purchase = new Purchase(renewed.id);
    await deliver(identity, [...purchase.start(), ...new Purchase(silent.id).start()]);
    await shifted(MONTH + 8 * DAY, async (at, now) => {
      await deliver(at, [purchase.invoice('paid', purchase.begun + MONTH, 2)], now);
      expect(await planOf(renewed.cookie, at)).toBeUndefined(); // the session itself is over by then
      expect((await at.call('GET', '/api/auth/status', { claims: renewed.claims })).json()).toMatchObject({
        user: { plano: 'mensal' },
      });
      expect((await at.call('GET', '/api/auth/status', { claims: silent.claims })).json()).toMatchObject({
        user: { plano: 'gratuito' },
      });
    });
  });

  it('lasts 7 days after a missed payment, by the clock alone, and not a second more', async () => {
    const { id, cookie } = await buyer();
    const purchase = new Purchase(id);
    await deliver(identity, [
      ...purchase.start(),
      purchase.invoice('payment_failed', purchase.begun + 60, 2),
    ]);
    await deliver(identity, [purchase.standing(purchase.begun + 60, 'past_due', { periods: 2 })]);
    expect(await planOf(cookie)).toBe('mensal');
    const end = purchase.begun + 60 + 7 * DAY;
    await shifted(end - seconds() - 10, async (at) => expect(await planOf(cookie, at)).toBe('mensal'));
    await shifted(end - seconds() + 1, async (at) =>
      expect(await rightsOf(cookie, at)).toEqual({ plano: 'gratuito', unlimited: false, admin: false }),
    );
    await deliver(identity, [purchase.invoice('paid', purchase.begun + 120, 2)]);
    await shifted(end - seconds() + 1, async (at) => expect(await planOf(cookie, at)).toBe('mensal'));
  });

  it('a cancelled one stays to the end of its period', async () => {
    const { id, cookie } = await buyer();
    const purchase = new Purchase(id, seconds() - 20 * DAY);
    await deliver(identity, purchase.start());
    await deliver(identity, [
      purchase.standing(purchase.begun + DAY, 'active', { cancel_at_period_end: true }),
    ]);
    const end = purchase.begun + MONTH;
    await shifted(end - seconds() - 10, async (at) => expect(await planOf(cookie, at)).toBe('mensal'));
    await shifted(end - seconds() + 1, async (at) => expect(await planOf(cookie, at)).toBe('gratuito'));
    await deliver(identity, [
      purchase.standing(seconds(), 'canceled', { kind: 'deleted', ended_at: seconds() - 1 }),
    ]);
    expect(await planOf(cookie)).toBe('gratuito');
  });

  it('a refunded payment ends it at once', async () => {
    const { id, cookie } = await buyer();
    const purchase = new Purchase(id, seconds() - DAY);
    await deliver(identity, purchase.start());
    expect(await planOf(cookie)).toBe('mensal');
    await deliver(identity, [purchase.refund(seconds() - 1)]);
    expect(await planOf(cookie)).toBe('gratuito');
  });

  it('never removes what an administrator gave', async () => {
    const { id, cookie } = await buyer();
    await rows.query('UPDATE identity.users SET unlimited_proposals = true WHERE id = $1', [id]);
    const purchase = new Purchase(id, seconds() - DAY);
    await deliver(identity, [...purchase.start(), purchase.refund(seconds() - 1)]);
    expect(await rightsOf(cookie)).toEqual({ plano: 'gratuito', unlimited: true, admin: false });
  });

  it('of two subscriptions the one that ends last counts', async () => {
    const { id, cookie } = await buyer();
    const [old, fresh] = [new Purchase(id, seconds() - DAY), new Purchase(id, seconds() - 60, PRICES.anual)];
    await deliver(identity, [...old.start(), ...fresh.start()]);
    await deliver(identity, [old.standing(seconds(), 'active', { cancel_at_period_end: true })]);
    expect(await planOf(cookie)).toBe('anual');
    await shifted(29.5 * DAY, async (at) => expect(await planOf(cookie, at)).toBe('anual'));
    await deliver(identity, [
      old.standing(seconds(), 'canceled', { kind: 'deleted', ended_at: seconds() - 1 }),
    ]);
    expect(await planOf(cookie)).toBe('anual');
  });

  it('counts each event once, also ten concurrent copies', async () => {
    const { id, cookie } = await buyer();
    const events = new Purchase(id).start();
    await deliver(identity, [...events, ...events]);
    const before = await everything();
    await Promise.all(Array.from({ length: 10 }, () => deliver(identity, events)));
    expect(await everything()).toEqual(before);
    const fresh = new Purchase(id).start();
    await Promise.all(
      fresh.flatMap((event) => [event, event, event]).map((event) => deliver(identity, [event])),
    );
    expect(await planOf(cookie)).toBe('mensal');
    const { rows: counted } = await rows.query(
      'SELECT count(*)::int AS n FROM identity.billing_events WHERE id = ANY($1)',
      [fresh.map((event) => event.id)],
    );
    expect(counted).toEqual([{ n: fresh.length }]);
  });

  it('has the same result in every order of arrival', async () => {
    const life = (purchase: Purchase): PaymentEvent[] => [
      ...purchase.start(),
      purchase.invoice('payment_failed', purchase.begun + DAY, 2),
      purchase.standing(purchase.begun + DAY, 'past_due', { periods: 2 }),
      purchase.invoice('paid', purchase.begun + 2 * DAY, 2),
      purchase.standing(purchase.begun + 2 * DAY, 'active', { periods: 2 }),
      purchase.standing(purchase.begun + 3 * DAY, 'active', { periods: 2, cancel_at_period_end: true }),
    ];
    const orders = [
      (events: PaymentEvent[]) => events,
      (events: PaymentEvent[]) => events.toReversed(),
      (events: PaymentEvent[]) => events.toSorted((a, b) => a.type.localeCompare(b.type)),
      (events: PaymentEvent[]) => [...events.slice(4), ...events.slice(0, 4)],
    ];
    const begun = seconds() - 10 * DAY;
    const ends: unknown[] = [];
    for (const order of orders) {
      const { id } = await buyer();
      await deliver(identity, order(life(new Purchase(id, begun))));
      const { rows: found } = await rows.query(
        `SELECT u.plano, u.plano_ate, s.estado, s.periodo_ate, s.vale_ate FROM identity.users u
         JOIN identity.subscriptions s ON s.user_id = u.id WHERE u.id = $1`,
        [id],
      );
      ends.push(found);
    }
    const end = new Date((begun + 2 * MONTH) * 1000);
    const [first] = ends;
    expect(first).toEqual([
      { plano: 'mensal', plano_ate: end, estado: 'cancelada', periodo_ate: end, vale_ate: end },
    ]);
    for (const other of ends) expect(other).toEqual(first);
  });

  it('accepts unknown kinds and unknown users, and changes nobody', async () => {
    const { cookie } = await buyer();
    const stranger = new Purchase(randomUUID());
    const before = (await rows.query('SELECT u::text FROM identity.users u ORDER BY 1')).rows;
    await deliver(identity, [
      stranger.event('customer.created', seconds(), { id: stranger.customer }),
      stranger.event('invoice.upcoming', seconds(), {}),
      ...stranger.start(),
      ...new Purchase('not a user').start(),
    ]);
    expect((await rows.query('SELECT u::text FROM identity.users u ORDER BY 1')).rows).toEqual(before);
    expect(await planOf(cookie)).toBe('gratuito');
  });

  it('stores nothing of the person who paid', async () => {
    const { rows: found } = await rows.query(
      `SELECT 1 FROM identity.billing_events e, identity.subscriptions s
       WHERE e::text ~* 'can[aá]rio' OR s::text ~* 'can[aá]rio'`,
    );
    expect(found).toEqual([]);
  });

  const payload = (user: string) => JSON.stringify(new Purchase(user).checkout());
  it.each([
    ['another secret', (body: string) => signatureOf(body, { secret: 'whsec_other' })],
    ['a signature that is too old', (body: string) => signatureOf(body, { timestamp: seconds() - 310 })],
    ['the signature of another body', (body: string) => signatureOf(`${body} `)],
    ['a signature of nothing', () => `t=${seconds()},v1=`],
    ['a scheme that is not ours', (body: string) => signatureOf(body).replace('v1=', 'v0=')],
    ['a time changed afterwards', (body: string) => signatureOf(body).replace(/t=\d+/, `t=${seconds() + 5}`)],
    ['no header', () => null],
    ['an empty header', () => ''],
    ['anything', () => 'x'.repeat(5_000)],
  ])('with %s it is refused and nothing is changed', async (_what, sign) => {
    const { id } = await buyer();
    const before = await everything();
    const body = payload(id);
    const response = await deliverBytes(identity, body, sign(body));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['one letter changed', (body: string) => body.replace('"created":1', '"created":2')],
    ['another user', (body: string) => body.replace(/(?<="client_reference_id":")[^"]+/, randomUUID())],
    ['a space more', (body: string) => `${body} `],
    ['nothing', () => ''],
  ])('with a body altered by %s it is refused', async (_what, alter) => {
    const body = payload(randomUUID());
    const altered = alter(body);
    expect(altered).not.toBe(body);
    expect((await deliverBytes(identity, altered, signatureOf(body))).statusCode).toBe(400);
  });

  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"id":"evt_1"}',
    '\u0000',
    '{"type":"invoice.paid","id":"e","created":1}',
  ])('signed nonsense (%j) is no 500', async (body) =>
    expect((await deliverBytes(identity, body, signatureOf(body))).statusCode).toBe(400),
  );

  it('is the only call that accepts raw bytes', async () => {
    const response = await identity.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-acordo-caller': identity.token(), 'content-type': 'application/octet-stream' },
      payload: '{}',
    });
    expect(response.statusCode).toBe(415);
  });

  it('is absent where no secret is configured, even for an event signed with an empty one', async () => {
    const closed = await TestIdentity.start(database);
    const body = payload(randomUUID());
    for (const secret of [SECRET, 'undefined'])
      expect((await deliverBytes(closed, body, signatureOf(body, { secret }))).statusCode).toBe(404);
    await closed.close();
  });
});
