import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Database } from '@acordo/service-kit/database/database';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { withAnHourBetweenReadings } from '../../../test/clock-between-readings.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { openAdminSession, renewAdminSession } from '../src/admins/persistence/admin-sessions.js';
import { CleanSessions } from '../src/schedule/clean-sessions.js';
import { openGoogleSession } from '../src/sessions/open-session.js';
import { renewSession } from '../src/sessions/persistence/sessions.js';
import { newAdmin } from './support/administrators.js';
import { listenToSessions } from './support/session-news.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(40_000); // a service is started for every tested moment

const MINUTE = 60;
const DAY = 86_400;

describe('sessions (D8)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  let rows: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database);
    rows = new pg.Client({ connectionString: database.adminUrl });
    await rows.connect();
  });
  afterAll(async () => {
    await identity.close();
    await rows.end();
    await database.drop();
  });

  /** The same service, `seconds` later. */
  async function later<T>(seconds: number, work: (then: TestIdentity) => Promise<T>): Promise<T> {
    const then = await TestIdentity.start(database, { CLOCK_SHIFT: String(seconds) });
    try {
      return await work(then);
    } finally {
      await then.close();
    }
  }
  const times = async (sid: string) =>
    (await rows.query('SELECT usado_em, expira_em, limite_em FROM identity.sessions WHERE id = $1', [sid]))
      .rows[0];

  it('are at most a hundred per account: the ones used longest ago end (attack 288)', async () => {
    const email = freshEmail();
    const { claims, cookie } = await identity.loggedIn(email);
    await rows.query(
      `INSERT INTO identity.sessions (id, token_hash, user_id, ip, user_agent, criado_em, usado_em, expira_em, limite_em, metodo)
       SELECT gen_random_uuid(), sha256(random()::text::bytea), $1, '', '', now(), now() - make_interval(hours => n), now() + interval '9 days',
         now() + interval '9 days', 'senha' FROM generate_series(1, 150) n`,
      [claims.sub],
    );
    const again = await identity.call('POST', '/api/auth/login', { body: { email, password: 'segredo1' } });
    expect(again.statusCode).toBe(200);
    const left = await rows.query<{ oldest: number; n: number }>(
      `SELECT count(*)::int AS n, round(extract(epoch FROM max(now() - usado_em)) / 3600)::int AS oldest
       FROM identity.sessions WHERE user_id = $1`,
      [claims.sub],
    );
    expect(left.rows).toEqual([{ n: 100, oldest: 98 }]);
    expect(await identity.introspect(cookie)).not.toBeNull();
  });

  it('return their owner and the rights, from the current data of the database', async () => {
    const { cookie, claims } = await identity.loggedIn(freshEmail());
    expect(await identity.introspect(cookie)).toEqual({
      sid: claims.sid,
      sub: claims.sub,
      rights: { plano: 'gratuito', unlimited: false, admin: false },
    });
    await rows.query("UPDATE identity.users SET plano = 'anual', is_admin = true WHERE id = $1", [
      claims.sub,
    ]);
    expect(await identity.introspect(cookie)).toMatchObject({
      rights: { plano: 'anual', unlimited: true, admin: true },
    });
  });

  it('are unknown for any other text, and of one kind', async () => {
    const { cookie } = await identity.loggedIn(freshEmail());
    const forged = [`${cookie}x`, cookie.slice(0, -1), cookie.toLowerCase(), ''];
    for (const text of forged) expect(await identity.introspect(text)).toBeNull();
    expect(await identity.introspect(cookie, 'admin')).toBeNull();
  });

  it('end with logout: cookie cleared, row deleted, every gateway notified; a second logout returns the same', async () => {
    const { cookie, claims } = await identity.loggedIn(freshEmail());
    const session = createHash('sha256').update(cookie).digest('hex');
    const news = await listenToSessions([session, claims.sub]);
    const response = await identity.call('POST', '/api/auth/logout', { claims });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(response.headers['set-cookie']).toBe('acordo_sessao=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(await identity.introspect(cookie)).toBeNull();
    expect(await times(claims.sid)).toBeUndefined();
    expect((await identity.call('POST', '/api/auth/logout', { claims })).statusCode).toBe(204);
    expect((await identity.call('POST', '/api/auth/logout')).statusCode).toBe(204);
    expect(await news.heard()).toEqual([{ session }]);
  });

  it("can't be ended by someone else who knows the id", async () => {
    const [ana, bia] = [await identity.loggedIn(freshEmail()), await identity.loggedIn(freshEmail())];
    await identity.call('POST', '/api/auth/logout', { claims: { ...bia.claims, sid: ana.claims.sid } });
    expect(await identity.introspect(ana.cookie)).not.toBeNull();
  });

  it('are renewed by use, at most once in ten minutes', async () => {
    const { cookie, claims } = await identity.loggedIn(freshEmail());
    const opened = await times(claims.sid);
    await later(9 * MINUTE, (then) => then.introspect(cookie));
    expect(await times(claims.sid)).toEqual(opened);
    await later(11 * MINUTE, (then) => then.introspect(cookie));
    const renewed = await times(claims.sid);
    expect(renewed.expira_em - opened.expira_em).toBeGreaterThanOrEqual(11 * MINUTE * 1000);
    expect(renewed.expira_em - renewed.usado_em).toBe(30 * DAY * 1000);
    expect(renewed.limite_em).toEqual(opened.limite_em);
  });

  it('read the clock once at each begin, use and end, a user’s and an administrator’s (D3)', async () => {
    const db = identity.app.get(Database);
    const { claims } = await identity.loggedIn(freshEmail());
    const admin = await newAdmin(identity, rows);
    const [idle, limit] = [30 * MINUTE, DAY];
    const session = () => ({
      id: randomUUID(),
      token_hash: randomBytes(32),
      ip: '',
      user_agent: '',
      idle,
      limit,
    });
    const [user, director] = [session(), session()];
    const spans = async () =>
      (
        await rows.query<Record<'used' | 'idle' | 'limit' | 'login', number>>(
          `SELECT extract(epoch FROM s.usado_em - criado_em)::int AS used,
             extract(epoch FROM expira_em - s.usado_em)::int AS idle,
             extract(epoch FROM limite_em - criado_em)::int AS limit,
             extract(epoch FROM ultimo_login - criado_em)::int AS login
           FROM (SELECT id, user_id AS of, criado_em, usado_em, expira_em, limite_em FROM identity.sessions UNION ALL
             SELECT id, admin_id, criado_em, usado_em, expira_em, limite_em FROM identity.admin_sessions) s
           JOIN (SELECT id, ultimo_login FROM identity.users UNION ALL
             SELECT id, ultimo_login FROM identity.admins) o ON o.id = s.of
           WHERE s.id = ANY ($1)`,
          [[user.id, director.id]],
        )
      ).rows;
    const clock = {
      ask: async (sql: string) => (await rows.query(sql)).rows,
      schema: 'identity',
      role: 'identity_app',
    } as const;
    await withAnHourBetweenReadings(clock, async (again) => {
      await openGoogleSession(db, { ...user, user_id: claims.sub });
      await again();
      await openAdminSession(db, { ...director, admin_id: admin.id });
      const opened = { used: 0, idle, limit, login: 0 };
      expect(await spans()).toEqual([opened, opened]);
      await again();
      await renewSession(db, user.id, idle);
      await again();
      await renewAdminSession(db, director.id, idle);
      expect((await spans()).map((span) => span.idle)).toEqual([idle, idle]);
    });
  });

  it('end after 30 days without use (attack 99)', async () => {
    const { cookie } = await identity.loggedIn(freshEmail());
    expect(await later(30 * DAY + 1, (then) => then.introspect(cookie))).toBeNull();
    expect(await later(30 * DAY - MINUTE, (then) => then.introspect(cookie))).not.toBeNull();
    expect(await later(60 * DAY - 2 * MINUTE, (then) => then.introspect(cookie))).not.toBeNull();
  });

  it('end after 180 days however much they are used (attack 99)', async () => {
    const { cookie, claims } = await identity.loggedIn(freshEmail());
    // as if it had been used all the time
    await rows.query("UPDATE identity.sessions SET expira_em = limite_em - interval '1 day' WHERE id = $1", [
      claims.sid,
    ]);
    expect(await later(178 * DAY, (then) => then.introspect(cookie))).not.toBeNull();
    const { expira_em, limite_em } = await times(claims.sid);
    expect(expira_em).toEqual(limite_em);
    expect(await later(180 * DAY - MINUTE, (then) => then.introspect(cookie))).not.toBeNull();
    expect(await later(180 * DAY + 1, (then) => then.introspect(cookie))).toBeNull();
  });

  it('are deleted with their user', async () => {
    const { cookie, claims } = await identity.loggedIn(freshEmail());
    await rows.query('DELETE FROM identity.users WHERE id = $1', [claims.sub]);
    expect(await identity.introspect(cookie)).toBeNull();
    expect(await times(claims.sid)).toBeUndefined();
    const status = await identity.call('GET', '/api/auth/status', { claims });
    expect(status.json()).toEqual({ authenticated: false, user: null });
  });

  it('of administrators last 30 minutes without use and 12 hours at most', async () => {
    const token = 'an administrator token';
    await rows.query(
      `INSERT INTO identity.admin_sessions (id, token_hash, admin_id, expira_em, limite_em, ip, user_agent)
       SELECT gen_random_uuid(), sha256($1), id, identity.agora() + interval '30 minutes',
         identity.agora() + interval '12 hours', '', '' FROM identity.admins ORDER BY id LIMIT 1`,
      [Buffer.from(token)],
    );
    const {
      rows: [admin],
    } = await rows.query('SELECT id FROM identity.admins ORDER BY id');
    expect(await identity.introspect(token, 'admin')).toEqual({
      sid: expect.any(String),
      sub: admin.id,
      rights: null,
    });
    expect(await identity.introspect(token, 'user')).toBeNull();
    expect(await later(30 * MINUTE + 1, (then) => then.introspect(token, 'admin'))).toBeNull();
    expect(await later(29 * MINUTE, (then) => then.introspect(token, 'admin'))).not.toBeNull();
    expect(await later(58 * MINUTE, (then) => then.introspect(token, 'admin'))).not.toBeNull();
    await rows.query('UPDATE identity.admin_sessions SET expira_em = limite_em');
    expect(await later(719 * MINUTE, (then) => then.introspect(token, 'admin'))).not.toBeNull();
    expect(await later(12 * 60 * MINUTE, (then) => then.introspect(token, 'admin'))).toBeNull();
  });

  it('that are over are deleted, the others stay', async () => {
    const [gone, kept] = [await identity.loggedIn(freshEmail()), await identity.loggedIn(freshEmail())];
    await rows.query("UPDATE identity.sessions SET expira_em = now() - interval '1 second' WHERE id = $1", [
      gone.claims.sid,
    ]);
    await identity.app.get(CleanSessions).execute();
    expect(await times(gone.claims.sid)).toBeUndefined();
    expect(await times(kept.claims.sid)).toBeDefined();
  });
});

describe('GET /api/auth/status and providers (D7)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database);
  });
  afterAll(async () => {
    await identity.close();
    await database.drop();
  });

  it('returns 200 without a user, with or without an administrator', async () => {
    const session = {
      sub: 'b7e3a0a4-0000-4000-8000-000000000000',
      sid: 'b7e3a0a4-0000-4000-8000-000000000000',
    };
    for (const claims of [{}, { kind: 'admin', ...session } as const]) {
      const response = await identity.call('GET', '/api/auth/status', { claims });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ authenticated: false, user: null });
    }
  });

  it('returns the user with the current name of the database', async () => {
    const { claims } = await identity.loggedIn(freshEmail());
    const rows = new pg.Client({ connectionString: database.adminUrl });
    await rows.connect();
    await rows.query("UPDATE identity.users SET nome = 'Ana Souza' WHERE id = $1", [claims.sub]);
    await rows.end();
    const response = await identity.call('GET', '/api/auth/status', { claims });
    expect(response.json()).toMatchObject({
      authenticated: true,
      user: { id: claims.sub, nome: 'Ana Souza' },
    });
  });

  it('returns no provider before one is configured', async () => {
    expect((await identity.call('GET', '/api/auth/providers')).json()).toEqual({ google: false });
  });
});
