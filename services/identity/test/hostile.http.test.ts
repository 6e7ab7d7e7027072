import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

describe('hostile texts (D47, attacks 94, 95)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(
      database,
      { LIMIT_LOGIN_ADDRESS: '1000', LIMIT_REGISTER_ADDRESS: '1000' },
      { passwords: 'as agreed' },
    );
  });
  afterAll(async () => {
    await identity.close();
    await database.drop();
  });

  const good = () => ({ nome: 'Ana Lima', email: freshEmail(), password: 'segredo1' });
  const values: [string, unknown][] = [
    ['NUL', 'ana\u0000lima@exemplo.com'],
    ['a lone surrogate', 'ana\ud800lima@exemplo.com'],
    ['a bidirectional override', 'ana\u202elima@exemplo.com'],
    ['an array', ['segredo1']],
    ['an object', { $gt: '' }],
    ['a number', 12_345_678],
    ['true', true],
    ['null', null],
  ];

  it.each(values)('%s in any field is 422, at registration and at login', async (_what, value) => {
    for (const field of ['nome', 'email', 'password']) {
      const response = await identity.register({ ...good(), [field]: value });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
    }
    for (const field of ['email', 'password']) {
      const response = await identity.login({ ...good(), [field]: value });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
    }
  });

  it('a password of 1 MB is refused before it is hashed', async () => {
    const start = performance.now();
    for (const call of ['register', 'login'] as const) {
      expect((await identity[call]({ ...good(), password: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
      expect((await identity[call]({ ...good(), password: 'x'.repeat(200_000) })).statusCode).toBe(422);
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it.each([
    ['no body', '', 422],
    ['null', 'null', 422],
    ['an array', '[]', 422],
    ['half a body', '{"email":', 400],
    ['a key twice', '{"email":"a@b.co","email":"c@d.co","password":"segredo1"}', 400],
    ['a prototype', '{"__proto__":{"is_admin":true},"email":"a@b.co","password":"segredo1"}', 400],
    ['deep nesting', `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
  ])('%s as a body is refused', async (_what, raw, status) => {
    for (const url of ['/api/auth/login', '/api/auth/register'])
      expect((await identity.call('POST', url, { raw })).statusCode).toBe(status);
  });

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('%s cannot be used to log in (attacks 101, 102)', async (type, status) => {
    const { email } = good();
    const headers = { 'x-acordo-caller': identity.token(), 'content-type': type };
    const payload = JSON.stringify({ email, password: 'segredo1' });
    const response = await identity.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(response.statusCode).toBe(status);
  });

  it('names that look like code are stored unchanged', async () => {
    for (const nome of [
      "Robert'); DROP TABLE users;--",
      '<script>alert(1)</script>',
      '🎉 José ❤️ 👩‍👩‍👧'.normalize('NFD'),
    ]) {
      const response = await identity.register({ ...good(), nome });
      expect(response.json()).toMatchObject({ user: { nome: nome.normalize('NFC') } });
    }
  });

  it.each(['\u200b', '\u3164\u115f\u1160\uffa0', '\u2800', '\u200d\ufe0f', '...', '123', '❤️'])(
    'an empty-looking name (%j) is 422 (attack 260)',
    async (nome) => {
      const email = freshEmail();
      const response = await identity.register({ ...good(), email, nome });
      const visible = /[.\d❤]/u.test(nome);
      expect([response.statusCode, response.json().fields]).toEqual([
        422,
        { nome: visible ? 'O nome deve ter pelo menos uma letra' : 'Nome é obrigatório' },
      ]);
      expect((await identity.login({ email, password: 'segredo1' })).statusCode).toBe(401);
    },
  );

  it('a name is stored without invisible characters', async () => {
    const response = await identity.register({ ...good(), nome: '\ufeffAna\u200b Li\u00adma\u3164' });
    expect(response.json()).toMatchObject({ user: { nome: 'Ana Lima' } });
  });

  it.each(['\u200b', '\ufeff', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u2060', '\u{e0061}'])(
    'an address with %j anywhere is the same account (attack 261)',
    async (unseen) => {
      const body = good();
      expect((await identity.register(body)).statusCode).toBe(201);
      const [local = '', domain = ''] = body.email.split('@');
      for (const email of [
        `${body.email}${unseen}`,
        `${unseen}${body.email}`,
        `${local}${unseen}@${unseen}${domain}`,
      ]) {
        expect((await identity.register({ ...body, email })).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
        const login = await identity.login({ ...body, email });
        expect([login.statusCode, login.json().user?.email]).toEqual([200, body.email]);
        const forgot = await identity.call('POST', '/api/auth/forgot-password', { body: { email } });
        expect(forgot.statusCode).toBe(202);
      }
    },
  );

  it.each([
    'a..b@x.com',
    '.a@x.com',
    'a.@x.com',
    'a@x..com',
    'a@-x.com',
    'a@x-.com',
    `a@${'x'.repeat(64)}.com`,
  ])('the address %s is 422 for a new account', async (email) => {
    const response = await identity.register({ ...good(), email });
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      { email: 'Email deve ter formato válido' },
    ]);
  });

  it('an account from before these rules can sign in and is returned (attack 262)', async () => {
    const body = good();
    await identity.register(body);
    const old = `a..${body.email}`;
    const rows = new pg.Client({ connectionString: database.adminUrl });
    await rows.connect();
    await rows.query(
      'UPDATE identity.users SET nome = $2, email = $3, email_normalizado = $3 WHERE email = $1',
      [body.email, '\u3164...', old],
    );
    await rows.end();
    const response = await identity.login({ ...body, email: old });
    expect([response.statusCode, response.json().user]).toMatchObject([
      200,
      { nome: '\u3164...', email: old },
    ]);
  });

  it('device cookies of any form cause no error', async () => {
    for (const mark of ['', '.', 'v1..', 'v1.a.b', 'x'.repeat(8_000), 'v1.\u00ff.\u00ff'])
      expect((await identity.login(good(), { mark })).statusCode).toBe(401);
  });
});
