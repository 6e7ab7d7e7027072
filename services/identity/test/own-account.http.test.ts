import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { AccountMails } from './support/account-mails.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // hashes dozens of passwords

const OLD = 'segredo1';
const NEW = 'outro segredo';
const DAY_S = 86_400;

let database: TestDatabase;
let admin: pg.Pool;
let identity: TestIdentity;
let mails: AccountMails;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  identity = await TestIdentity.start(database);
  mails = new AccountMails(admin, identity);
});
afterAll(async () => {
  await identity.close();
  await admin.end();
  await database.drop();
});

async function owner() {
  const email = freshEmail();
  const first = await identity.loggedIn(email, OLD);
  const again = await identity.login({ email, password: OLD }, { claims: { ua: 'Firefox' } });
  const second = String(again.headers['set-cookie']).match(/acordo_sessao=([^;]+)/)?.[1] ?? '';
  return { ...first, id: first.claims.sub, email, second };
}
const change = (claims: object, currentPassword: string, ip = freshAddress()) =>
  identity.call('PUT', '/api/auth/password', {
    claims: { ...claims, ip },
    body: { currentPassword, newPassword: NEW },
  });
const verify = (token: string | null, at = identity) =>
  at.call('POST', '/api/auth/verify-email', { claims: { ip: freshAddress() }, body: { token } });
const isConfirmed = async (id: string) => {
  const { rows } = await admin.query('SELECT email_confirmado_em FROM identity.users WHERE id = $1', [id]);
  return rows[0]?.email_confirmado_em !== null;
};

describe('changing the password (D8, attack 98)', () => {
  it('ends all other sessions, keeps this one, and notifies the owner', async () => {
    const { id, email, claims, cookie, second } = await owner();
    expect((await change(claims, OLD)).statusCode).toBe(204);
    expect(await identity.introspect(second)).toBeNull();
    expect(await identity.introspect(cookie)).toMatchObject({ sub: id });
    const login = (password: string) =>
      identity.login({ email, password }, { claims: { ip: freshAddress() } });
    expect([(await login(OLD)).statusCode, (await login(NEW)).statusCode]).toEqual([401, 200]);
    expect(await mails.kindsTo(id)).toEqual([
      'confirm-email',
      'new-device',
      'password-changed',
      'new-device',
    ]);
  });

  it('requires the old one: 403, nothing changed, and no more guesses than a login has', async () => {
    const { id, email, claims, second } = await owner();
    const ip = freshAddress();
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) codes.push((await change(claims, 'errada', ip)).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(403), 429]);
    expect(await identity.introspect(second)).not.toBeNull();
    expect(await mails.kindsTo(id)).toEqual(['confirm-email', 'new-device']);
    expect(
      (await identity.login({ email, password: OLD }, { claims: { ip: freshAddress() } })).statusCode,
    ).toBe(200);
  });

  it('of two at once with the same old one, one succeeds', async () => {
    const { claims } = await owner();
    const both = await Promise.all([change(claims, OLD), change(claims, OLD)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 403]);
  });

  it('ends a link for a new password', async () => {
    const { id, email, claims } = await owner();
    await identity.call('POST', '/api/auth/forgot-password', {
      claims: { ip: freshAddress() },
      body: { email },
    });
    expect(await mails.token(id, 'password-recovery')).not.toBeNull();
    await change(claims, OLD);
    expect(await mails.token(id, 'password-recovery')).toBeNull();
  });
});

describe('own sessions (D7)', () => {
  it('are listed with their address and browser; one can be ended, at once', async () => {
    const { claims, second, cookie } = await owner();
    const list = async () => (await identity.call('GET', '/api/auth/sessions', { claims })).json<Listed[]>();
    interface Listed {
      id: string;
      atual: boolean;
      user_agent: string;
      metodo: string;
    }
    const before = await list();
    expect(before.map(({ atual, user_agent, metodo }) => ({ atual, user_agent, metodo }))).toEqual([
      { atual: false, user_agent: 'Firefox', metodo: 'senha' },
      { atual: true, user_agent: 'Mozilla/5.0 (test)', metodo: 'senha' },
    ]);
    const other = before[0]?.id ?? '';
    const end = () => identity.call('DELETE', `/api/auth/sessions/${other}`, { claims });
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([204, 404]);
    expect([await identity.introspect(second), (await list()).length]).toEqual([null, 1]);
    expect(await identity.introspect(cookie)).not.toBeNull();
  });

  it('of somebody else look absent and stay (attack 5)', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const url = `/api/auth/sessions/${theirs.claims.sid}`;
    expect((await identity.call('DELETE', url, { claims: mine.claims })).statusCode).toBe(404);
    expect(await identity.introspect(theirs.cookie)).not.toBeNull();
  });
});

describe('confirming the email (D10)', () => {
  const confirmations = async (id: string) =>
    (await mails.kindsTo(id)).filter((kind) => kind === 'confirm-email');
  it('is requested in the transaction of the registration, and done by the link, also a second time', async () => {
    const { id } = await owner();
    expect(await isConfirmed(id)).toBe(false);
    const token = await mails.token(id, 'confirm-email');
    expect([(await verify(token)).statusCode, await isConfirmed(id)]).toEqual([204, true]);
    expect((await verify(token)).statusCode).toBe(204);
  });

  it('is not done by a link of 3 days ago, of an address since changed, or by any other text', async () => {
    const { id } = await owner();
    const token = await mails.token(id, 'confirm-email');
    const later = await TestIdentity.start(database, { CLOCK_SHIFT: String(3 * DAY_S) });
    expect((await verify(token, later)).statusCode).toBe(410);
    await later.close();
    const text = 'UPDATE identity.users SET email = $2, email_normalizado = $2 WHERE id = $1';
    await admin.query(text, [id, freshEmail()]);
    expect((await verify(token)).statusCode).toBe(410);
    expect((await verify('x'.repeat(43))).statusCode).toBe(410);
    expect(await isConfirmed(id)).toBe(false);
  });

  it('can be requested again, 3 times an hour; the newest link counts', async () => {
    const { id, claims } = await owner();
    const resend = () => identity.call('POST', '/api/auth/resend-verification', { claims, body: {} });
    const first = await mails.token(id, 'confirm-email');
    const codes: number[] = [];
    for (let i = 0; i < 4; i += 1) codes.push((await resend()).statusCode);
    expect(codes).toEqual([202, 202, 202, 429]);
    expect(await confirmations(id)).toHaveLength(4);
    expect((await verify(first)).statusCode).toBe(410);
    expect((await verify(await mails.token(id, 'confirm-email'))).statusCode).toBe(204);
  });

  it('is not requested if it is done', async () => {
    const { id, claims } = await owner();
    await verify(await mails.token(id, 'confirm-email'));
    await identity.call('POST', '/api/auth/resend-verification', { claims, body: {} });
    expect(await confirmations(id)).toHaveLength(1);
  });
});
