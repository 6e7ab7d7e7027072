import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readUncancelled } from '@acordo/contracts/internal/admin-subscriptions';
import { registry } from '@acordo/service-kit/health/metrics';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { CancelOwed } from '../src/billing/use-cases/cancel-owed.js';
import { signedIn } from './support/administrators.js';
import { deliver, Purchase, SELLING, seconds } from './support/payment-events.js';
import { type FakeProvider, startProvider, UNKNOWN } from './support/payment-provider.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(40_000); // the library's own retry waits, and the service is started at other times

const PASSWORD = 'segredo1';
const DAY = 86_400;
const PROPOSALS = { kind: 'service', iss: 'proposals' } as const;
const DOWN = { status: 500, body: { error: { type: 'api_error', message: 'key sk_live_1234 is down' } } };

let database: TestDatabase;
let provider: FakeProvider;
let identity: TestIdentity;
let rows: pg.Pool;
const settings = () => ({ ...SELLING, STRIPE_SECRET_KEY: 'sk_test', STRIPE_API_URL: provider.url });
beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startProvider();
  identity = await TestIdentity.start(database, settings());
  rows = new pg.Pool({ connectionString: database.adminUrl, max: 4 });
});
afterAll(async () => {
  await identity.close();
  await provider.close();
  await rows.end();
  await database.drop();
});
beforeEach(async () => {
  await rows.query('DELETE FROM identity.subscription_cancellations');
  provider.asked.length = 0;
  provider.response = () => UNKNOWN;
});

/** The service on the same database, so many seconds later. */
async function later<T>(secondsOn: number, work: (then: TestIdentity) => Promise<T>, more = {}): Promise<T> {
  const then = await TestIdentity.start(database, {
    ...settings(),
    CLOCK_SHIFT: String(secondsOn),
    ...more,
  });
  try {
    return await work(then);
  } finally {
    await then.close();
  }
}
const round = (of = identity) => of.app.get(Schedule).run();
const query = async (text: string, values: unknown[] = []) => (await rows.query(text, values)).rows;
const debts = () =>
  query('SELECT * FROM identity.subscription_cancellations WHERE concluida_em IS NULL ORDER BY id');
const askedFor = ({ subscription }: Purchase) =>
  provider.asked.filter((line) => line.includes(`/v1/subscriptions/${subscription} `)).length;
const isThere = async (id: string) =>
  (await query('SELECT 1 FROM identity.users WHERE id = $1', [id])).length === 1;
/** The provider cancels these, and has no others. */
const cancels = (...purchases: Purchase[]) => {
  provider.response = (subscription) => {
    const found = purchases.find((one) => one.subscription === subscription);
    return found ? { status: 200, body: found.object('canceled', 1, { ended_at: seconds() }) } : UNKNOWN;
  };
};

async function owner() {
  const email = freshEmail();
  const { claims } = await identity.loggedIn(email, PASSWORD);
  const close = () => identity.call('DELETE', '/api/auth/account', { claims, body: { password: PASSWORD } });
  const erased = (at = identity) =>
    at.call('POST', `/internal/accounts/${claims.sub}/erased`, { claims: PROPOSALS });
  return { id: claims.sub, email, close, erased };
}
async function closed() {
  const one = await owner();
  expect((await one.close()).statusCode).toBe(204);
  return one;
}

describe('a checkout that ends after the account was closed (D12, D37, attack 223)', () => {
  it.each([
    ['as it goes', (purchase: Purchase) => purchase.start()],
    ['the checkout first', (purchase: Purchase) => purchase.start().toReversed()],
    ['the checkout alone', (purchase: Purchase) => [purchase.checkout()]],
  ])('is cancelled at the provider by the next round, %s', async (_order, events) => {
    const { id } = await closed();
    const [one, two] = [new Purchase(id), new Purchase(id)];
    await deliver(identity, [...events(one), ...events(two)]);
    expect(provider.asked).toEqual([]); // never while an event waits for its response
    cancels(one, two);
    await round();
    expect([askedFor(one), askedFor(two), provider.asked.length]).toEqual([1, 1, 2]);
    expect(await debts()).toEqual([]);
    // Later events of the provider about it start nothing again.
    for (const purchase of [one, two])
      await deliver(identity, [
        purchase.standing(seconds() + 5, 'canceled', { kind: 'deleted', ended_at: seconds() }),
        purchase.invoice('paid', seconds() + 9, 2),
        purchase.standing(seconds() + 10, 'active'),
      ]);
    await later(DAY, round);
    expect(provider.asked).toHaveLength(2);
  });

  it('is cancelled if the user was erased before', async () => {
    const { id, erased } = await closed();
    await erased();
    expect(await isThere(id)).toBe(false);
    const purchase = new Purchase(id);
    await deliver(identity, purchase.start());
    cancels(purchase);
    await round();
    expect(askedFor(purchase)).toBe(1);
    expect(await debts()).toEqual([]);
    expect(
      await query('SELECT user_id FROM identity.subscriptions WHERE id = $1', [purchase.subscription]),
    ).toEqual([{ user_id: null }]);
  });

  it('is cancelled if both happen at once: the event is handled while the account is being closed', async () => {
    const one = await owner();
    const purchase = new Purchase(one.id);
    const hold = await rows.connect();
    await hold.query('BEGIN');
    await hold.query('SELECT 1 FROM identity.users WHERE id = $1 FOR UPDATE', [one.id]);
    const both = [one.close(), deliver(identity, purchase.start())];
    await new Promise((resolve) => setTimeout(resolve, 200));
    await hold.query('COMMIT');
    hold.release();
    await Promise.all(both);
    cancels(purchase);
    await round();
    expect(askedFor(purchase)).toBe(1);
  });

  it('of an unknown reference is ignored: it may be another installation’s', async () => {
    const purchase = new Purchase('b7e3a0a4-0000-4000-8000-000000000000');
    await deliver(identity, purchase.start());
    await round();
    expect([provider.asked, await debts()]).toEqual([[], []]);
  });

  it('of an open account is ignored', async () => {
    const { id } = await owner();
    await deliver(identity, new Purchase(id).start());
    await round();
    expect([provider.asked, await debts()]).toEqual([[], []]);
  });
});

describe('until the provider confirms that it has ended', () => {
  it.each([
    ['fails', DOWN, 'erro_do_provedor'],
    [
      'refuses the key',
      { status: 401, body: { error: { type: 'invalid_request_error' } } },
      'chave_recusada',
    ],
    ['answers what nobody understands', { status: 200, body: { object: 'list' } }, 'resposta_estranha'],
  ])('it is called again if it %s, with growing pauses, by any copy', async (_what, response, falha) => {
    const { id } = await closed();
    const purchase = new Purchase(id);
    await deliver(identity, purchase.start());
    provider.response = () => response;
    await round();
    const tried = provider.asked.length;
    expect(tried).toBeGreaterThanOrEqual(1);
    expect(await debts()).toMatchObject([
      { id: purchase.subscription, cliente_id: purchase.customer, user_id: id, tentativas: 1, falha },
    ]);
    await round(); // too soon
    expect(provider.asked).toHaveLength(tried);
    await later(61, round);
    expect(await debts()).toMatchObject([{ tentativas: 2, falha }]);
    const [{ proxima_em, pedida_em }] = await debts();
    expect(proxima_em.getTime() - pedida_em.getTime()).toBeGreaterThan(150_000);
    cancels(purchase);
    await later(400, (then) => Promise.all([round(then), round()]));
    expect(await debts()).toEqual([]);
  });

  it('a response with an active subscription is not a confirmation', async () => {
    const { id } = await closed();
    const purchase = new Purchase(id);
    await deliver(identity, purchase.start());
    provider.response = () => ({ status: 200, body: purchase.object('active') });
    await round();
    expect(await debts()).toMatchObject([{ falha: 'ainda_ativa' }]);
  });

  it('no two copies cancel the same one at once, and the attempt of a killed copy is repeated', async () => {
    const { id } = await closed();
    const purchases = Array.from({ length: 6 }, () => new Purchase(id));
    for (const purchase of purchases) await deliver(identity, purchase.start());
    cancels(...purchases);
    const copies = [
      await TestIdentity.start(database, settings()),
      await TestIdentity.start(database, settings()),
    ];
    await Promise.all(copies.map((copy) => round(copy)));
    expect(purchases.map(askedFor)).toEqual(purchases.map(() => 1));
    for (const copy of copies) await copy.close();
    // As after an attempt of a killed process: claimed for a minute, without a result.
    const lost = new Purchase(id);
    await deliver(identity, lost.start());
    await rows.query(
      `UPDATE identity.subscription_cancellations SET tentativas = 1, proxima_em = now() + interval '1 minute'
       WHERE id = $1`,
      [lost.subscription],
    );
    cancels(lost);
    await round();
    expect(askedFor(lost)).toBe(0);
    await later(61, round);
    expect([askedFor(lost), await debts()]).toEqual([1, []]);
  });

  it('a failing one delays no other, nor the rest of the scheduled work', async () => {
    const { id } = await closed();
    const [bad, good] = [new Purchase(id), new Purchase(id)];
    await deliver(identity, [...bad.start(), ...good.start()]);
    provider.response = (subscription) => (subscription === bad.subscription ? DOWN : UNKNOWN);
    await round();
    await round();
    expect((await debts()).map((row) => row['id'])).toEqual([bad.subscription]);
  });

  it('the provider’s own event counts too: an operator may cancel it by hand', async () => {
    const { id } = await closed();
    const purchase = new Purchase(id);
    await deliver(identity, purchase.start());
    provider.response = () => DOWN;
    await round();
    await deliver(identity, [
      purchase.standing(seconds() + 5, 'canceled', { kind: 'deleted', ended_at: seconds() }),
    ]);
    expect(await debts()).toEqual([]);
  });

  it('administrators see it, by ids and a word of ours, and it is in the metrics', async () => {
    const admin = await signedIn(identity, rows);
    const list = async () =>
      (
        await identity.call('GET', readUncancelled.path, { claims: { ...admin.claims, iss: 'admin' } })
      ).json();
    expect(await list()).toEqual({ total: 0, assinaturas: [] });
    const { id, email } = await closed();
    const purchase = new Purchase(id);
    await deliver(identity, purchase.start());
    expect(await list()).toEqual({ total: 0, assinaturas: [] }); // nothing has failed yet
    provider.response = () => DOWN;
    await round();
    const response = await list();
    expect(response).toEqual({
      total: 1,
      assinaturas: [
        {
          assinatura: purchase.subscription,
          cliente: purchase.customer,
          usuario: id,
          desde: expect.any(String),
          tentativas: 1,
          proxima_em: expect.any(String),
          falha: 'erro_do_provedor',
        },
      ],
    });
    expect(JSON.stringify([response, await debts()])).not.toMatch(new RegExp(`sk_|${email}`));
    const figures = await registry.metrics();
    expect(figures).toMatch(/acordo_cancellations_owed\{failing="yes"\} 1\n/);
    expect(figures).toMatch(/acordo_cancellations_oldest_seconds \d/);
    cancels(purchase);
    await later(61, round);
    expect(await list()).toEqual({ total: 0, assinaturas: [] });
    expect(await registry.metrics()).toMatch(/acordo_cancellations_owed\{failing="yes"\} 0\n/);
  });
});

describe('erasing (D37, attack 224)', () => {
  it('waits until the provider has cancelled, and then runs by itself', async () => {
    const one = await closed();
    const purchase = new Purchase(one.id);
    await deliver(identity, purchase.start());
    provider.response = () => DOWN;
    expect((await one.erased()).statusCode).toBe(204);
    await round();
    expect(await isThere(one.id)).toBe(true);
    cancels(purchase);
    await later(61, round);
    expect(askedFor(purchase)).toBeGreaterThan(1);
    expect(await isThere(one.id)).toBe(false);
    expect((await one.erased()).statusCode).toBe(204);
  });

  it('does not wait beyond the promised time: the provider’s ids are kept, and the attempts continue', async () => {
    const one = await closed();
    const purchase = new Purchase(one.id);
    await deliver(identity, purchase.start());
    provider.response = () => DOWN;
    await later(8 * DAY, (then) => one.erased(then));
    await later(27 * DAY, round);
    expect(await isThere(one.id)).toBe(true);
    await later(28.01 * DAY, async (then) => {
      expect(await isThere(one.id)).toBe(true);
      await round(then);
      expect(await isThere(one.id)).toBe(false);
    });
    expect(await debts()).toMatchObject([
      { id: purchase.subscription, cliente_id: purchase.customer, user_id: one.id },
    ]);
    const said = JSON.stringify(await debts());
    expect(said).not.toContain(one.email);
    cancels(purchase);
    await later(60 * DAY, round);
    expect(await debts()).toEqual([]);
  });

  it('considers what is still charged for, although no event came after the closing', async () => {
    const one = await owner();
    const purchase = new Purchase(one.id);
    await deliver(identity, purchase.start());
    // As after an older release: closed, with a later subscription.
    await rows.query(`UPDATE identity.users SET fechada_em = now(), apagar_em = now() WHERE id = $1`, [
      one.id,
    ]);
    await one.erased();
    expect(await isThere(one.id)).toBe(true);
    cancels(purchase);
    expect(await identity.app.get(CancelOwed).execute()).toBe(true);
    await round();
    expect([askedFor(purchase), await isThere(one.id)]).toEqual([1, false]);
  });

  it('leaves of the account a random id and an instant', async () => {
    const one = await closed();
    await one.erased();
    const [{ columns }] = await query(
      `SELECT array_agg(column_name::text ORDER BY column_name) AS columns FROM information_schema.columns
       WHERE table_schema = 'identity' AND table_name = 'closed_accounts'`,
    );
    expect(columns).toEqual(['fechada_em', 'user_id']);
    expect(await query('SELECT user_id FROM identity.closed_accounts WHERE user_id = $1', [one.id])).toEqual([
      { user_id: one.id },
    ]);
  });
});
