import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Redis } from 'ioredis';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { testRedisUrl } from '../../../test/redis.js';
import { Passwords } from '../src/passwords/passwords.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000); // hashing is slow on purpose, and these tests do a lot of it

const NO_REDIS = 'redis://127.0.0.1:1/0';
const password = 'segredo1';

describe.each([
  ['with Redis', undefined],
  ['while Redis is away', NO_REDIS],
])('limits of wrong passwords (D48, attack 91), %s', (_how, redisUrl) => {
  const redis = redisUrl === undefined ? {} : { REDIS_URL: redisUrl };
  let database: TestDatabase;
  let identity: TestIdentity;
  let small: TestIdentity;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database, redis);
    small = await TestIdentity.start(database, {
      ...redis,
      LIMIT_LOGIN_ACCOUNT_ADDRESS: '3',
      LIMIT_LOGIN_ACCOUNT: '4',
      LIMIT_LOGIN_ADDRESS: '5',
    });
  });
  afterAll(async () => {
    await identity.close();
    await small.close();
    await database.drop();
  });

  const account = async () => {
    const email = freshEmail();
    await identity.register({ nome: 'Ana Lima', email, password }, { claims: { ip: freshAddress() } });
    return email;
  };
  const tryOnce = async (at: TestIdentity, email: string, given: string, ip: string, mark?: string) =>
    (await at.login({ email, password: given }, { claims: { ip }, ...(mark ? { mark } : {}) })).statusCode;
  const times = async (count: number, attempt: () => Promise<number>) => {
    const codes: number[] = [];
    for (let i = 0; i < count; i += 1) codes.push(await attempt());
    return codes;
  };

  it('10 per account and address: the 11th is refused, even with the right password, with Retry-After', async () => {
    const [email, ip] = [await account(), freshAddress()];
    expect(await times(10, () => tryOnce(identity, email, 'errada', ip))).toEqual(Array(10).fill(401));
    const refused = await identity.login({ email: email.toUpperCase(), password }, { claims: { ip } });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await tryOnce(identity, email, password, freshAddress())).toBe(200);
    expect(await tryOnce(identity, await account(), password, ip)).toBe(200);
  });

  it('50 in one burst: ten are checked', async () => {
    const [email, ip] = [await account(), freshAddress()];
    const codes = await Promise.all(Array.from({ length: 50 }, () => tryOnce(identity, email, 'errada', ip)));
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(40);
  });

  it('a right password is not counted', async () => {
    const [email, ip] = [await account(), freshAddress()];
    expect(await times(4, () => tryOnce(small, email, password, ip))).toEqual(Array(4).fill(200));
    expect(await times(3, () => tryOnce(small, email, 'errada', ip))).toEqual(Array(3).fill(401));
    expect(await tryOnce(small, email, password, ip)).toBe(429);
  });

  it('unknown emails are limited like known ones', async () => {
    const [email, ip] = [freshEmail(), freshAddress()];
    const codes = await times(11, () => tryOnce(identity, email, 'errada', ip));
    expect(codes).toEqual([...Array(10).fill(401), 429]);
  });

  it('many accounts from one address, and a whole IPv6 /64 is one address', async () => {
    const net = `2001:db8:${(process.pid % 60_000).toString(16)}:${redisUrl ? 1 : 2}`;
    let host = 0;
    const codes = await times(6, () => tryOnce(small, freshEmail(), 'errada', `${net}::${(host += 1)}`));
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('one account from many addresses; a browser that logged in before can still sign in, a stranger cannot', async () => {
    const email = await account();
    const { headers } = await small.login({ email, password }, { claims: { ip: freshAddress() } });
    const mark = /acordo_aparelho=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    const codes = await times(5, () => tryOnce(small, email, 'errada', freshAddress()));
    expect(codes).toEqual([401, 401, 401, 401, 429]);
    expect(await tryOnce(small, email, password, freshAddress())).toBe(429);
    expect(await tryOnce(small, email, password, freshAddress(), `${mark}x`)).toBe(429);
    expect(await tryOnce(small, await account(), password, freshAddress(), mark)).toBe(200);
    const known = await small.login({ email, password }, { claims: { ip: freshAddress() }, mark });
    expect(known.statusCode).toBe(200);
    expect(String(known.headers['set-cookie'])).not.toContain('acordo_aparelho'); // it keeps the one it has
  });

  it('a stolen device cookie does not allow unlimited guesses', async () => {
    const email = await account();
    const { headers } = await small.login({ email, password }, { claims: { ip: freshAddress() } });
    const mark = /acordo_aparelho=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    const codes = await times(5, () => tryOnce(small, email, 'errada', freshAddress(), mark));
    expect(codes).toEqual([401, 401, 401, 401, 429]);
    expect(await tryOnce(small, email, password, freshAddress())).toBe(200); // the owner elsewhere is not affected
  });
});

describe('without Redis', () => {
  it('logging in and out responds in time and works', async () => {
    const database = await createTestDatabase();
    const identity = await TestIdentity.start(database, { REDIS_URL: NO_REDIS });
    const start = performance.now();
    const { cookie, claims } = await identity.loggedIn(freshEmail());
    expect((await identity.call('POST', '/api/auth/logout', { claims })).statusCode).toBe(204);
    expect(await identity.introspect(cookie)).toBeNull();
    expect(performance.now() - start).toBeLessThan(4_000);
    expect((await identity.app.inject('/readyz')).statusCode).toBe(200);
    await identity.close();
    await database.drop();
  });
});

describe('a login beyond the hashing queue (attack 94)', () => {
  it('gets Retry-After and is not counted', async () => {
    const database = await createTestDatabase();
    const identity = await TestIdentity.start(database);
    const redis = new Redis(testRedisUrl());
    await redis.flushdb();
    const full = new AppError('UNAVAILABLE', { retryAfter: 2 });
    jest.spyOn(identity.app.get(Passwords), 'match').mockRejectedValueOnce(full);
    const response = await identity.login({ email: freshEmail(), password });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    const counters = await redis.keys('acordo:limit:login-*');
    expect(counters).toHaveLength(3);
    expect(await redis.mget(counters)).toEqual(['0', '0', '0']);
    redis.disconnect();
    await identity.close();
    await database.drop();
  });
});
