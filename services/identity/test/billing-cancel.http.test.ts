import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { CancelSubscription } from '../src/billing/use-cases/cancel-subscription.js';
import { deliver, Purchase, SELLING, seconds } from './support/payment-events.js';
import { type FakeProvider, startProvider, UNKNOWN } from './support/payment-provider.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000); // the library's own retry waits

describe('cancelling at the payment provider (D37)', () => {
  let database: TestDatabase;
  let provider: FakeProvider;
  let identity: TestIdentity;
  beforeAll(async () => {
    database = await createTestDatabase();
    provider = await startProvider();
    identity = await TestIdentity.start(database, {
      ...SELLING,
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_API_URL: provider.url,
    });
  });
  afterAll(async () => {
    await identity.close();
    await provider.close();
    await database.drop();
  });
  beforeEach(() => {
    provider.asked.length = 0;
    provider.response = () => UNKNOWN;
  });

  const buyer = async () => {
    const { claims, cookie } = await identity.loggedIn(freshEmail());
    return { id: claims.sub, planNow: async () => (await identity.introspect(cookie))?.rights?.plano };
  };
  const cancel = (userId: string) => identity.app.get(CancelSubscription).execute(userId);

  it('ends every subscription that may still be charged for, at once, without a second call', async () => {
    const { id, planNow } = await buyer();
    const [one, two, over] = [new Purchase(id), new Purchase(id), new Purchase(id)];
    await deliver(identity, [...one.start(), ...two.start(), ...over.start()]);
    await deliver(identity, [
      two.standing(seconds() + 5, 'active', { cancel_at_period_end: true }),
      over.standing(seconds() + 5, 'canceled', { kind: 'deleted', ended_at: seconds() }),
    ]);
    provider.response = (subscription) => ({
      status: 200,
      body:
        [one, two]
          .find((purchase) => purchase.subscription === subscription)
          ?.object('canceled', 1, { ended_at: seconds() }) ?? {},
    });
    expect(await planNow()).toBe('mensal');
    await cancel(id);
    expect(provider.asked.toSorted()).toEqual(
      [one, two]
        .map(({ subscription }) => `DELETE /v1/subscriptions/${subscription} Bearer sk_test`)
        .toSorted(),
    );
    expect(await planNow()).toBe('gratuito');
    await cancel(id);
    expect(provider.asked).toHaveLength(2);
    // The provider's own event about it changes nothing any more.
    await deliver(identity, [
      one.standing(seconds() + 9, 'canceled', { kind: 'deleted', ended_at: seconds() }),
    ]);
    expect(await planNow()).toBe('gratuito');
  });

  it('treats a subscription that the provider does not have as ended', async () => {
    const { id, planNow } = await buyer();
    await deliver(identity, new Purchase(id, seconds() - 60).start());
    await cancel(id);
    expect(await planNow()).toBe('gratuito');
  });

  it('makes no call for an account without a subscription', async () => {
    await cancel((await buyer()).id);
    expect(provider.asked).toEqual([]);
  });

  it.each([
    ['fails', { status: 500, body: { error: { type: 'api_error', message: 'down' } } }],
    ['refuses the key', { status: 401, body: { error: { type: 'invalid_request_error' } } }],
  ])('reports it and changes nothing when the provider %s', async (_what, response) => {
    const { id, planNow } = await buyer();
    await deliver(identity, new Purchase(id).start());
    provider.response = () => response;
    await expect(cancel(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await planNow()).toBe('mensal');
  });

  it.each([
    ['nobody listens', { STRIPE_SECRET_KEY: 'sk_test', STRIPE_API_URL: 'http://127.0.0.1:1' }],
    ['there is no key', {}],
  ])('does not count as done if %s', async (_what, settings) => {
    const { id, planNow } = await buyer();
    await deliver(identity, new Purchase(id).start());
    const alone = await TestIdentity.start(database, { ...SELLING, ...settings });
    await expect(alone.app.get(CancelSubscription).execute(id)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await alone.close();
    expect(await planNow()).toBe('mensal');
  });
});
