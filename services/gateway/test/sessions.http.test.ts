import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { ADMIN_COOKIE, sessionsChannel, USER_COOKIE } from '@acordo/contracts/internal/sessions';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../test/redis.js';
import { hashOf } from './support/fake-identity.js';
import { sendJson } from './support/fake-service.js';
import { redisLine } from './support/redis-line.js';
import { type Gateway, startGateway, WITHOUT_REDIS } from './support/start-gateway.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const LIST = '/api/propostas';
const PUBLIC = '/api/public/proposal/Ab0_-Ab0_-Ab0_-Ab0_-A';
const SIGN = '/api/propostas/Ab0_-Ab0_-Ab0_-Ab0_-A/assinatura';
const write = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('sessions, with Redis', () => {
  let gateway: Gateway;
  let redis: Redis;
  beforeEach(async () => {
    redis = new Redis(testRedisUrl());
    gateway = await startGateway();
  });
  afterEach(async () => {
    await gateway.close();
    redis.disconnect();
  });

  it('are requested once in two seconds', async () => {
    const value = gateway.identity.logIn();
    for (let i = 0; i < 5; i += 1) expect((await gateway.as(value, LIST)).status).toBe(200);
    expect(gateway.identity.introspections()).toBe(1);
    gateway.identity.end(value); // no event is sent
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    expect((await gateway.as(value, LIST)).status).toBe(401);
  });

  it('end right after logout, in this gateway without waiting for the event (D8, attack 97)', async () => {
    const value = gateway.identity.logIn();
    expect((await gateway.as(value, LIST)).status).toBe(200);
    const response = await gateway.as(value, '/api/auth/logout', { method: 'POST' });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
    expect((await gateway.as(value, LIST)).status).toBe(401);
    expect(await (await gateway.as(value, '/api/auth/status')).json()).toEqual({
      authenticated: false,
      user: null,
    });
  });

  it.each([
    ['one session', (value: string) => ({ session: hashOf(value) })],
    ['everything of a user', () => ({ user: userFixture.id })],
    ['something that cannot be read', () => 'x'],
  ])('are requested again after an event about %s (D8)', async (_what, news) => {
    const value = gateway.identity.logIn();
    await gateway.as(value, LIST);
    gateway.identity.end(value);
    await redis.publish(sessionsChannel(redis.options.db), JSON.stringify(news(value)));
    await until(async () => (await gateway.as(value, LIST)).status === 401, 1_000);
  });

  it('are kept when an installation in another database of the same Redis publishes one (D8)', async () => {
    const value = gateway.identity.logIn();
    await gateway.as(value, LIST);
    const other = redis.options.db === 15 ? 14 : 15;
    await redis.publish(sessionsChannel(other), JSON.stringify({ user: userFixture.id }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await gateway.as(value, LIST);
    expect(gateway.identity.introspections()).toBe(1);
  });

  it('are not cached if an event arrived during the request', async () => {
    const value = gateway.identity.logIn();
    const before = gateway.identity.respond;
    gateway.identity.respond = async (seen, response) => {
      gateway.identity.respond = before;
      await redis.publish(sessionsChannel(redis.options.db), JSON.stringify({ session: hashOf('other') }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      return before(seen, response);
    };
    await gateway.as(value, LIST);
    gateway.identity.end(value);
    expect((await gateway.as(value, LIST)).status).toBe(401);
  });
});

describe('sessions, when Redis becomes unavailable', () => {
  let line: Awaited<ReturnType<typeof redisLine>>;
  let gateway: Gateway;
  beforeEach(async () => {
    line = await redisLine(testRedisUrl());
    gateway = await startGateway({ REDIS_URL: line.url });
  });
  afterEach(async () => {
    await gateway.close();
    line.cut();
  });

  it('are no longer cached: events would not arrive (D8)', async () => {
    const before = gateway.identity.logIn();
    expect((await gateway.as(before, LIST)).status).toBe(200);
    const lost = once(gateway.connections.news, 'close');
    line.cut();
    await lost;
    const after = gateway.identity.logIn();
    expect((await gateway.as(after, LIST)).status).toBe(200);
    for (const value of [before, after]) {
      gateway.identity.end(value);
      expect((await gateway.as(value, LIST)).status).toBe(401);
    }
  });
});

async function until(holds: () => Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('sessions, without Redis', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway(WITHOUT_REDIS);
  });
  afterEach(() => gateway.close());

  it('are not cached at all (D8)', async () => {
    const value = gateway.identity.logIn();
    expect((await gateway.as(value, LIST)).status).toBe(200);
    gateway.identity.end(value);
    expect((await gateway.as(value, LIST)).status).toBe(401);
    expect(gateway.identity.introspections()).toBe(2);
  });
});

describe.each([
  ['with Redis', {}],
  ['without Redis', WITHOUT_REDIS],
])('cookies, %s', (_how, settings) => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway(settings);
  });
  afterEach(() => gateway.close());

  it.each([
    ['none', undefined],
    ['a short one', 'acordo_sessao=abc'],
    ['one of 8 kB', `acordo_sessao=${'a'.repeat(8_000)}`],
    ['garbage', 'acordo_sessao=%00;;;=;"'],
    ['a quoted one', `acordo_sessao="${'a'.repeat(43)}"`],
    ['an unknown one', `acordo_sessao=${'a'.repeat(43)}`],
    ['one of another name', `acordo_admin=${'a'.repeat(43)}`],
  ])('with %s: no session, never an error (attack 106)', async (_what, cookie) => {
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
    expect((await fetch(gateway.url + LIST, { headers })).status).toBe(401);
    expect((await fetch(gateway.url + PUBLIC, { headers })).status).toBe(200);
    expect(gateway.proposals.seen.at(-1)?.claims).toMatchObject({ kind: 'anonymous', sub: '' });
  });

  it('with a valid cookie sent twice, or with a flipped bit: no session', async () => {
    const value = gateway.identity.logIn();
    const flipped = (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
    for (const cookie of [`acordo_sessao=${value}; acordo_sessao=${value}`, `acordo_sessao=${flipped}`])
      expect((await fetch(gateway.url + LIST, { headers: { cookie } })).status).toBe(401);
  });

  it.each([
    ['a user', 'user', LIST, '/api/vitamina/users'],
    ['an administrator', 'admin', '/api/vitamina/users', LIST],
  ] as const)(
    'of %s open no call of the other kind, just used or not, under either name (attacks 125, 181)',
    async (_who, kind, own, other) => {
      const value = gateway.identity.logIn(kind);
      const status = async (path: string, name: string) =>
        (await fetch(gateway.url + path, { headers: { cookie: `${name}=${value}` } })).status;
      const [ownName, otherName] =
        kind === 'user' ? [USER_COOKIE, ADMIN_COOKIE] : [ADMIN_COOKIE, USER_COOKIE];
      // Also in the other order: a negative result for one kind must not be cached for the other.
      for (let turn = 0; turn < 2; turn += 1) {
        expect(await status(other, otherName)).toBe(401);
        expect(await status(own, ownName)).toBe(200);
        expect(await status(other, otherName)).toBe(401);
        expect(await status(other, ownName)).toBe(401);
      }
      const service = kind === 'user' ? gateway.admin : gateway.proposals;
      expect(service.seen).toEqual([]);
    },
  );

  it('are used on public calls too: the owner is recognised there (D22)', async () => {
    const value = gateway.identity.logIn();
    await gateway.as(value, SIGN, write);
    expect(gateway.proposals.seen.at(-1)?.claims).toMatchObject({ kind: 'user', sub: userFixture.id });
  });

  it('have only the __Host- prefix behind https (D8)', async () => {
    const secure = await startGateway({ PUBLIC_URL: 'https://acordo.example' });
    const value = secure.identity.logIn();
    const status = async (cookie: string) => (await fetch(secure.url + LIST, { headers: { cookie } })).status;
    expect(await status(`acordo_sessao=${value}`)).toBe(401);
    expect(await status(`__Host-acordo_sessao=${value}`)).toBe(200);
    await secure.close();
  });
});

describe.each([
  ['with Redis', {}],
  ['without Redis', WITHOUT_REDIS],
])('while identity is down, %s', (_how, settings) => {
  let gateway: Gateway;
  let value: string;
  beforeEach(async () => {
    gateway = await startGateway(settings);
    value = gateway.identity.logIn();
    gateway.identity.respond = (_seen, response) => sendJson(response, 500, { error: 'x' });
  });
  afterEach(() => gateway.close());

  it('an owner’s call is 503, and nobody is treated as a stranger or a guest', async () => {
    const response = await gateway.as(value, LIST);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await gateway.as(value, SIGN, write)).status).toBe(503);
    expect((await gateway.as(value, '/api/auth/status')).status).toBe(503);
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });

  it('links can still be read, and a client without a session can sign', async () => {
    expect((await gateway.as(value, PUBLIC)).status).toBe(200);
    expect(gateway.proposals.seen.at(-1)?.claims).toMatchObject({ kind: 'anonymous' });
    expect((await fetch(gateway.url + SIGN, write)).status).toBe(200);
  });
});
