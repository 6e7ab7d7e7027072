import { createHash } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../test/redis.js';
import { setAdminStage } from './support/admin-stage.js';
import { enter, freshAdminEmail, newAdmin, PASSWORD, sessionIn, signedIn } from './support/administrators.js';
import { listenToSessions } from './support/session-news.js';
import { cookieIn, freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(40_000); // hashing is slow on purpose, and these tests do a lot of it

const stage = setAdminStage();
const status = (claims = {}) => stage.identity.call('GET', '/api/vitamina/auth/status', { claims });

describe('signing in to the panel (D8, D32)', () => {
  it('opens an administrator’s session that lasts 12 hours at most and 30 minutes unused', async () => {
    const admin = await newAdmin(stage.identity, stage.rows);
    const response = await enter(stage.identity, `  ${admin.email.toUpperCase()} `);
    expect(response.json()).toEqual({ authenticated: true, requires2FA: false });
    const [session, device] = response.headers['set-cookie'] as string[];
    expect(session).toMatch(/^acordo_admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(
      /^acordo_aparelho_admin=v1\.[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { cookie, claims } = await sessionIn(stage.identity, response);
    expect(claims.sub).toBe(admin.id);
    expect(await stage.identity.introspect(cookie, 'user')).toBeNull();
    await stage.later(31 * 60, async (then) => expect(await then.introspect(cookie, 'admin')).toBeNull());
    expect((await status(claims)).json()).toEqual({ authenticated: true });
    const me = await stage.identity.call('GET', '/api/vitamina/auth/me', { claims });
    expect(me.json()).toEqual({
      id: admin.id,
      email: admin.email,
      dois_fatores: false,
      codigos_restantes: 0,
      criado_em: expect.any(String),
      ultimo_login: expect.any(String),
    });
  });

  it('sends its cookies Secure and __Host- behind https', async () => {
    const admin = await newAdmin(stage.identity, stage.rows);
    const https = await TestIdentity.start(stage.database, { PUBLIC_URL: 'https://acordo.example' });
    const cookies = (await enter(https, admin.email)).headers['set-cookie'] as string[];
    await https.close();
    expect(cookies.map((line) => line.split('=')[0])).toEqual([
      '__Host-acordo_admin',
      '__Host-acordo_aparelho_admin',
    ]);
    for (const line of cookies) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('gives a new id every time, and ends the session that the browser had (session fixation)', async () => {
    const { email, cookie, claims } = await signedIn(stage.identity, stage.rows);
    const again = await enter(stage.identity, email, PASSWORD, { claims });
    const other = cookieIn(again.headers['set-cookie'], 'acordo_admin');
    expect(other).not.toBe(cookie);
    expect(await stage.identity.introspect(cookie, 'admin')).toBeNull();
    expect(await stage.identity.introspect(other, 'admin')).not.toBeNull();
  });

  it('gives a wrong password and an unknown name the same response; a user’s account is not valid here', async () => {
    const admin = await newAdmin(stage.identity, stage.rows);
    const user = freshEmail();
    await stage.identity.register({ nome: 'Ana', email: user, password: PASSWORD });
    for (const [name, password] of [
      [admin.email, 'errada'],
      [freshAdminEmail(), PASSWORD],
      [user, PASSWORD],
      ['admin', PASSWORD],
      ["' OR 1=1 --", PASSWORD],
      [admin.email, PASSWORD.toUpperCase()],
    ] as const) {
      const response = await enter(stage.identity, name, password);
      expect(response.statusCode).toBe(401);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.json()).toMatchObject({
        error: 'Credenciais inválidas',
        message: 'Credenciais inválidas',
        code: 'ADMIN_WRONG_CREDENTIALS',
      });
    }
  });

  it.each([
    {},
    { username: 'a' },
    { username: '', password: 'x' },
    { username: ['a'], password: 'x' },
    { username: 'a', password: { $gt: '' } },
    { username: 'a', password: 'a'.repeat(129) },
    { username: 'a'.repeat(255), password: 'x' },
    { username: 'a\u0000', password: 'x' },
    null,
    [],
  ])('refuses %j before any password is checked', async (body) => {
    const response = await stage.identity.call('POST', '/api/vitamina/auth/login', { body });
    expect(response.statusCode).toBe(422);
  });

  it.each(['', 'x'])('is not valid if the token does not have the id: %j', async (sid) => {
    const { claims } = await signedIn(stage.identity, stage.rows);
    for (const path of ['vitamina/auth/logout', 'vitamina/auth/status', 'auth/logout', 'auth/status'])
      for (const kind of ['admin', 'user'] as const) {
        const as = { ...claims, kind, sid };
        const method = path.endsWith('logout') ? 'POST' : 'GET';
        const response = await stage.identity.call(method, `/api/${path}`, { claims: as });
        expect([path, kind, response.statusCode]).toEqual([path, kind, 401]);
      }
  });

  it('ends with logout: cookie cleared, gone in every gateway; a user’s session stays (attack 125)', async () => {
    const { cookie, claims } = await signedIn(stage.identity, stage.rows);
    const user = await stage.identity.loggedIn(freshEmail());
    const session = createHash('sha256').update(cookie).digest('hex');
    const news = await listenToSessions([session]);
    const response = await stage.identity.call('POST', '/api/vitamina/auth/logout', { claims });
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toBe('acordo_admin=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(await news.heard()).toEqual([{ session }]);
    expect(await stage.identity.introspect(cookie, 'admin')).toBeNull();
    expect(await stage.identity.introspect(user.cookie)).not.toBeNull();
    expect((await stage.identity.call('POST', '/api/vitamina/auth/logout')).statusCode).toBe(204);
    expect((await status()).json()).toEqual({ authenticated: false });
    expect((await status(user.claims)).json()).toEqual({ authenticated: false });
  });
});

describe.each([
  ['with Redis', {}],
  ['while Redis is away', { REDIS_URL: 'redis://127.0.0.1:1/0' }],
])('limits of wrong passwords for administrators (D48), %s', (_how, redis) => {
  const limited = async <T>(work: (at: TestIdentity) => Promise<T>) => {
    const at = await TestIdentity.start(stage.database, { ...redis, LIMIT_LOGIN_ACCOUNT: '4' });
    try {
      return await work(at);
    } finally {
      await at.close();
    }
  };

  it('never fail open: of 30 at once ten are checked, and then the right one is refused too', async () => {
    const { email } = await newAdmin(stage.identity, stage.rows);
    const at = await TestIdentity.start(stage.database, redis);
    const claims = { ip: freshAddress() };
    const tries = Array.from({ length: 30 }, () => enter(at, email, 'errada', { claims }));
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(20);
    const refused = await enter(at, email.toUpperCase(), PASSWORD, { claims });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 800]).toEqual([429, true]);
    expect((await enter(at, email)).statusCode).toBe(200); // from elsewhere
    await at.close();
  });

  it('allow a browser that signed in before, when strangers have used up the account’s attempts', () =>
    limited(async (at) => {
      const { email } = await newAdmin(at, stage.rows);
      const { mark } = await sessionIn(at, await enter(at, email));
      const codes: number[] = [];
      for (let i = 0; i < 5; i += 1) codes.push((await enter(at, email, 'errada')).statusCode);
      expect(codes).toEqual([401, 401, 401, 401, 429]);
      expect((await enter(at, email)).statusCode).toBe(429);
      const known = await enter(at, email, PASSWORD, { mark });
      expect(known.statusCode).toBe(200);
      expect(String(known.headers['set-cookie'])).not.toContain('aparelho'); // it keeps the one it has
      const user = await stage.identity.loggedIn(freshEmail());
      expect((await enter(at, email, PASSWORD, { mark: user.mark })).statusCode).toBe(429);
    }));
});

describe('limits of administrators', () => {
  it('hold when Redis is wiped between two attempts: the process has counted as well', async () => {
    const { email } = await newAdmin(stage.identity, stage.rows);
    const claims = { ip: freshAddress() };
    for (let i = 0; i < 10; i += 1) await enter(stage.identity, email, 'errada', { claims });
    const redis = new Redis(testRedisUrl());
    await redis.flushdb();
    redis.disconnect();
    expect((await enter(stage.identity, email, PASSWORD, { claims })).statusCode).toBe(429);
  });
});
