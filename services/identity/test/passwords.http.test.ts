import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { AccountMails } from './support/account-mails.js';
import { enter, newAdmin, PASSWORD, signedIn } from './support/administrators.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // hashes

const COMPOSED = 'caf\u00e9 com p\u00e3o';
const DECOMPOSED = 'cafe\u0301 com pa\u0303o';
const COMMON = 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.';
const OWN_NAME =
  'Esta senha é igual ao seu e-mail ou ao nome do produto e é fácil de adivinhar. Escolha outra.';
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

let database: TestDatabase;
let identity: TestIdentity;
let rows: pg.Pool;
let mails: AccountMails;
beforeAll(async () => {
  database = await createTestDatabase();
  identity = await TestIdentity.start(database, { LIMIT_LOGIN_ADDRESS: '1000' });
  rows = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  mails = new AccountMails(rows, identity);
});
afterAll(async () => {
  await identity.close();
  await rows.end();
  await database.drop();
});

const fields = (response: { statusCode: number; json<T>(): T }) => [
  response.statusCode,
  response.json<{ fields?: Record<string, string> }>().fields,
];
const login = async (email: string, password: string) =>
  (await identity.login({ email, password }, { claims: { ip: freshAddress() } })).statusCode;
const hashOf = async (email: string): Promise<string> =>
  (await rows.query('SELECT senha_hash FROM identity.users WHERE email = $1', [email])).rows[0].senha_hash;

describe('a password with accents (D9, docs/decisions/0021, attack 210)', () => {
  it('works however a keyboard writes them, and is changed by either form', async () => {
    const email = freshEmail();
    const { claims } = await identity.loggedIn(email, DECOMPOSED);
    expect([await login(email, COMPOSED), await login(email, DECOMPOSED)]).toEqual([200, 200]);
    expect(await login(email, 'cafe com pao')).toBe(401);
    const change = (currentPassword: string, newPassword: string) =>
      identity.call('PUT', '/api/auth/password', { claims, body: { currentPassword, newPassword } });
    expect((await change(DECOMPOSED, `${COMPOSED}!`)).statusCode).toBe(204);
    expect(await login(email, `${DECOMPOSED}!`)).toBe(200);
    const closed = await identity.call('DELETE', '/api/auth/account', {
      claims,
      body: { password: `${DECOMPOSED}!` },
    });
    expect(closed.statusCode).toBe(204);
  });

  it('stored as typed before works as before, and in either form afterwards', async () => {
    const email = freshEmail();
    await identity.register({ nome: 'Ana', email, password: 'uma qualquer' });
    const before = await hash(DECOMPOSED, CHEAP);
    await rows.query('UPDATE identity.users SET senha_hash = $2 WHERE email = $1', [email, before]);
    expect(await login(email, COMPOSED)).toBe(401);
    expect(await hashOf(email)).toBe(before);
    expect(await login(email, DECOMPOSED)).toBe(200);
    expect(await hashOf(email)).not.toBe(before);
    expect([await login(email, COMPOSED), await login(email, DECOMPOSED)]).toEqual([200, 200]);
  });

  it('is an administrator\u2019s as well, before and after', async () => {
    const { id, email } = await newAdmin(identity, rows);
    const before = await hash(DECOMPOSED, CHEAP);
    await rows.query('UPDATE identity.admins SET senha_hash = $2 WHERE id = $1', [id, before]);
    const statuses = [];
    for (const password of [COMPOSED, DECOMPOSED, COMPOSED])
      statuses.push((await enter(identity, email, password)).statusCode);
    expect(statuses).toEqual([401, 200, 200]);
  });

  it('that is wrong gets the same response for an account and for none', async () => {
    const email = freshEmail();
    await identity.loggedIn(email, COMPOSED);
    const responses = [];
    for (const who of [email, freshEmail()])
      responses.push(await identity.login({ email: who, password: `${DECOMPOSED}?` }));
    const [known, unknown] = responses.map(({ statusCode, json }) => {
      const { requestId: _, ...said } = json<Record<string, string>>();
      return [statusCode, said];
    });
    expect(known).toEqual(unknown);
    expect(known).toEqual([401, expect.objectContaining({ code: 'WRONG_CREDENTIALS' })]);
  });

  it('is counted as it is stored: 3 accented letters are too few, 128 enough', async () => {
    const register = async (password: string) => {
      const email = freshEmail();
      const claims = { ip: freshAddress() };
      const { statusCode } = await identity.register({ nome: 'Ana', email, password }, { claims });
      return [statusCode, await login(email, password)];
    };
    expect(await register('a\u0301'.repeat(3))).toEqual([422, 401]);
    expect(await register('a\u0301'.repeat(128))).toEqual([201, 200]);
    expect(await register('a\u0301'.repeat(129))).toEqual([422, 422]);
  });
});

describe('a very common new password (docs/decisions/0021, attack 211)', () => {
  it.each([
    ['SENHA123', COMMON],
    ['pessoa.x@exemplo.com.br', OWN_NAME],
    ['pessoa.x', OWN_NAME],
  ])('is refused at registration: %j', async (password, sentence) => {
    const email = 'Pessoa.X@exemplo.com.br';
    const response = await identity.register(
      { nome: 'Ana', email, password },
      { claims: { ip: freshAddress() } },
    );
    expect(fields(response)).toEqual([422, { password: sentence }]);
    expect((await rows.query('SELECT 1 FROM identity.users WHERE email = $1', [email])).rowCount).toBe(0);
  });

  it('is refused at a change, under its own field', async () => {
    const email = freshEmail();
    const { claims } = await identity.loggedIn(email);
    const before = await hashOf(email);
    const change = (newPassword: string) =>
      identity.call('PUT', '/api/auth/password', {
        claims,
        body: { currentPassword: 'segredo1', newPassword },
      });
    expect(fields(await change('flamengo'))).toEqual([422, { newPassword: COMMON }]);
    expect(fields(await change(email.toUpperCase()))).toEqual([422, { newPassword: OWN_NAME }]);
    expect(await hashOf(email)).toBe(before);
  });

  it('is refused when it is set by a link, which still works', async () => {
    const email = freshEmail();
    const { claims } = await identity.loggedIn(email);
    await identity.call('POST', '/api/auth/forgot-password', {
      claims: { ip: freshAddress() },
      body: { email },
    });
    const token = await mails.token(claims.sub, 'password-recovery');
    const narrow = await TestIdentity.start(database, { LIMIT_ACCOUNT_MAILS_ADDRESS: '1' });
    const ip = freshAddress(); // a refusal doesn't use up the tries of an address
    const reset = (password: string) =>
      narrow.call('POST', '/api/auth/reset-password', { claims: { ip }, body: { token, password } });
    expect(fields(await reset('12345678'))).toEqual([422, { password: COMMON }]);
    expect(fields(await reset(email))).toEqual([422, { password: OWN_NAME }]);
    expect((await reset('uma bem melhor')).statusCode).toBe(204);
    await narrow.close();
  });

  it('is refused to an administrator', async () => {
    const { claims, email } = await signedIn(identity, rows);
    const change = (next: string) =>
      identity.call('PUT', '/api/vitamina/auth/update-password', {
        claims,
        body: { currentPassword: PASSWORD, newPassword: next, confirmPassword: next },
      });
    expect(fields(await change('Mudar123'))).toEqual([422, { newPassword: COMMON }]);
    expect(fields(await change(email))).toEqual([422, { newPassword: OWN_NAME }]);
    expect((await change('senha do turno')).statusCode).toBe(200);
  });

  it('still works for an account that has it already', async () => {
    const email = freshEmail();
    await identity.register({ nome: 'Ana', email, password: 'uma qualquer' });
    await rows.query('UPDATE identity.users SET senha_hash = $2 WHERE email = $1', [
      email,
      await hash('123456', CHEAP),
    ]);
    expect(await login(email, '123456')).toBe(200);
  });
});
