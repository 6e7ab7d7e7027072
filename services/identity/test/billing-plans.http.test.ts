import { sessionsChannel } from '@acordo/contracts/internal/sessions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { testRedisUrl } from '../../../test/redis.js';
import { DAY, deliver, MONTH, Purchase, SELLING, seconds } from './support/payment-events.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

describe('GET /api/billing/plans (D12)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database, SELLING);
  });
  afterAll(async () => {
    await identity.close();
    await database.drop();
  });
  const plansOf = async (claims: object, at = identity) =>
    (await at.call('GET', '/api/billing/plans', { claims })).json();
  const iso = (at: number) => new Date(at * 1000).toISOString();

  it('gives a free user the configured checkout pages, with the user’s opaque id', async () => {
    const { claims } = await identity.loggedIn(freshEmail());
    expect(await plansOf(claims)).toEqual({
      plano: 'gratuito',
      assinatura: null,
      checkout: {
        mensal: `https://pagar.example/mensal?locale=pt-BR&client_reference_id=${claims.sub}`,
        anual: null,
      },
    });
  });

  it('shows the subscription behind the plan, and an end only where one is coming', async () => {
    const { claims } = await identity.loggedIn(freshEmail());
    const purchase = new Purchase(claims.sub, seconds() - DAY);
    const assinatura = { plano: 'mensal', estado: 'ativa', periodo_ate: iso(purchase.begun + MONTH) };
    await deliver(identity, purchase.start());
    expect(await plansOf(claims)).toMatchObject({
      plano: 'mensal',
      assinatura: { ...assinatura, termina_em: null },
    });
    await deliver(identity, [purchase.invoice('payment_failed', purchase.begun + 60, 2)]);
    expect(await plansOf(claims)).toMatchObject({
      assinatura: { ...assinatura, estado: 'em_atraso', termina_em: iso(purchase.begun + 60 + 7 * DAY) },
    });
    await deliver(identity, [
      purchase.standing(purchase.begun + 90, 'active', { cancel_at_period_end: true }),
    ]);
    expect(await plansOf(claims)).toMatchObject({
      assinatura: { ...assinatura, estado: 'cancelada', termina_em: iso(purchase.begun + MONTH) },
    });
    await deliver(identity, [purchase.refund(seconds() - 1)]);
    expect(await plansOf(claims)).toMatchObject({ plano: 'gratuito', assinatura: null });
  });

  it('notifies every gateway of changed rights (D8)', async () => {
    const { claims } = await identity.loggedIn(freshEmail());
    const line = new Redis(testRedisUrl());
    const heard = new Promise((resolve) => {
      line.on('message', (_channel, message) => message.includes(claims.sub) && resolve(message));
    });
    await line.subscribe(sessionsChannel(line.options.db));
    await deliver(identity, new Purchase(claims.sub).start());
    expect(await heard).toBe(JSON.stringify({ user: claims.sub }));
    line.disconnect();
  });

  it('is nobody else’s', async () => {
    const { claims } = await identity.loggedIn(freshEmail());
    expect((await identity.call('GET', '/api/billing/plans')).statusCode).toBe(401);
    for (const query of ['userId=b7e3a0a4-0000-4000-8000-000000000000', 'user_id[]=x'])
      expect((await identity.call('GET', `/api/billing/plans?${query}`, { claims })).statusCode).toBe(403);
    const gone = { ...claims, sub: 'b7e3a0a4-0000-4000-8000-000000000000' };
    expect((await identity.call('GET', '/api/billing/plans', { claims: gone })).statusCode).toBe(401);
  });

  it('a return address proves nothing: no plan is given by what the browser sends', async () => {
    const { claims } = await identity.loggedIn(freshEmail());
    const back = '/api/billing/plans?success=true&session_id=cs_1&plano=anual';
    expect((await identity.call('GET', back, { claims })).json()).toMatchObject({ plano: 'gratuito' });
    expect(await plansOf(claims)).toMatchObject({ plano: 'gratuito' });
  });
});
