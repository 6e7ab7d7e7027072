import { randomBytes, randomUUID } from 'node:crypto';
import { Database } from '@acordo/service-kit/database/database';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { openSession } from '../src/sessions/open-session.js';
import { cookieIn, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000); // hashing is slow on purpose, and the comparison of times does a lot of it

describe('POST /api/auth/login (D8, D9)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  let rows: pg.Client;
  const email = freshEmail();
  const password = 'segredo da Ana';
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database, {}, { passwords: 'as agreed' });
    rows = new pg.Client({ connectionString: database.adminUrl });
    await rows.connect();
    await identity.register({ nome: 'Ana Lima', email, password });
  });
  afterAll(async () => {
    await identity.close();
    await rows.end();
    await database.drop();
  });

  it('returns the user and sets the cookie; the token itself is stored nowhere', async () => {
    const response = await identity.login({ email: ` ${email.toUpperCase()} `, password });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ user: { nome: 'Ana Lima', email } });
    const [session, device] = response.headers['set-cookie'] ?? [];
    expect(session).toMatch(/^acordo_sessao=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(
      /^acordo_aparelho=v1\.[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const token = cookieIn(response.headers['set-cookie'], 'acordo_sessao');
    const {
      rows: [row],
    } = await rows.query(
      `SELECT s.*, s::text AS whole, u.ultimo_login FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id
       WHERE token_hash = sha256($1)`,
      [Buffer.from(token)],
    );
    expect(row).toMatchObject({ ip: '203.0.113.9', user_agent: 'Mozilla/5.0 (test)' });
    expect(row.whole).not.toContain(token);
    expect(row.ultimo_login).not.toBeNull();
    expect(row.expira_em - row.criado_em).toBe(30 * 86_400_000);
    expect(row.limite_em - row.criado_em).toBe(180 * 86_400_000);
  });

  it('over https the cookies are Secure and __Host-', async () => {
    const secure = await TestIdentity.start(database, { PUBLIC_URL: 'https://acordo.com.br' });
    const response = await secure.login({ email, password });
    const [session, device] = response.headers['set-cookie'] ?? [];
    expect(session).toMatch(
      /^__Host-acordo_sessao=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(
      /^__Host-acordo_aparelho=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.close();
  });

  it('gives an unknown email and a wrong password the same response', async () => {
    const wrong = await identity.login({ email, password: 'errada' });
    const unknown = await identity.login({ email: freshEmail(), password: 'errada' });
    for (const response of [wrong, unknown]) {
      expect(response.statusCode).toBe(401);
      expect({ ...response.json(), requestId: '' }).toEqual({
        error: 'Email ou senha inválidos',
        message: 'Email ou senha inválidos',
        code: 'WRONG_CREDENTIALS',
        requestId: '',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('takes as long for an unknown email as for a wrong password', async () => {
    const time = async (body: object) => {
      const start = performance.now();
      await identity.login(body, { claims: { ip: '192.0.2.77' } });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      known.push(await time({ email, password: `errada ${i}` }));
      unknown.push(await time({ email: freshEmail(), password: `errada ${i}` }));
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0;
    // Without hashing a response takes a twentieth; the machine of the test may be busy.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
    expect(median(known)).toBeGreaterThan(median(unknown) / 3);
  });

  it('makes a new session at every login and ends the one the browser came with', async () => {
    const first = await identity.loggedIn(freshEmail());
    const second = await identity.login({ email, password });
    expect(await identity.introspect(first.cookie)).not.toBeNull();
    const third = await identity.login({ email, password }, { claims: first.claims });
    const cookies = [second, third].map(({ headers }) => cookieIn(headers['set-cookie'], 'acordo_sessao'));
    expect(new Set([first.cookie, ...cookies]).size).toBe(3);
    expect(await identity.introspect(first.cookie)).toBeNull();
    for (const cookie of cookies) expect(await identity.introspect(cookie)).not.toBeNull();
  });

  it('distinguishes passwords that differ after the 72nd byte (attack 93)', async () => {
    const long = freshEmail();
    await identity.register({ nome: 'Bia', email: long, password: `${'é'.repeat(50)}a` });
    expect((await identity.login({ email: long, password: `${'é'.repeat(50)}b` })).statusCode).toBe(401);
    expect((await identity.login({ email: long, password: `${'é'.repeat(50)}a` })).statusCode).toBe(200);
  });

  it('opens no session when the password was changed while the old one was being compared', async () => {
    const { claims } = await identity.loggedIn(freshEmail());
    const session = {
      id: randomUUID(),
      token_hash: randomBytes(32),
      user_id: claims.sub,
      senha_hash: 'what the account had before',
      ip: '',
      user_agent: '',
      idle: 60,
      limit: 60,
    };
    expect(await openSession(identity.app.get(Database), session)).toBeNull();
    const { rows: found } = await rows.query('SELECT 1 FROM identity.sessions WHERE id = $1', [session.id]);
    expect(found).toEqual([]);
  });

  it('refuses every password for an account without one (D11)', async () => {
    const google = freshEmail();
    await identity.register({ nome: 'Bia', email: google, password });
    await rows.query("UPDATE identity.users SET senha_hash = NULL, provider = 'google' WHERE email = $1", [
      google,
    ]);
    expect((await identity.login({ email: google, password })).statusCode).toBe(401);
  });
});
