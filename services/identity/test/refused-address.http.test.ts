import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { AccountMails } from './support/account-mails.js';
import { listenToSessions } from './support/session-news.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // hashes passwords

let database: TestDatabase;
let admin: pg.Pool;
let identity: TestIdentity;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  identity = await TestIdentity.start(database);
});
afterAll(async () => {
  await identity.close();
  await admin.end();
  await database.drop();
});

const service = { kind: 'service', iss: 'notifications' } as const;
const tell = (id: string, email: string, recusado: boolean, claims: object = service) =>
  identity.call('POST', `/internal/users/${id}/email-delivery`, { claims, body: { email, recusado } });
const contact = async (id: string) =>
  (await identity.call('GET', `/internal/users/${id}/contact`, { claims: service })).json().contact;

async function someone() {
  const email = freshEmail();
  const { claims } = await identity.loggedIn(email);
  const user = async () =>
    (await identity.call('GET', '/api/auth/status', { claims })).json<{ user: object }>().user;
  return { email, id: claims.sub, claims, user };
}

describe('an account whose address the mail server refuses (attack 293)', () => {
  it('is notified until an email was accepted; gateways drop their cached copy', async () => {
    const { id, email, user } = await someone();
    expect(await user()).not.toHaveProperty('email_recusado');
    const line = await listenToSessions([id]);
    expect((await tell(id, email.toUpperCase(), true)).statusCode).toBe(204);
    await tell(id, email, true); // no change
    expect(await user()).toMatchObject({ email_recusado: true });
    expect(await contact(id)).toMatchObject({ email_recusado: true });
    await tell(id, email, false);
    expect(await user()).not.toHaveProperty('email_recusado');
    expect(await line.heard()).toEqual([{ user: id }, { user: id }]);
  });

  it('is not notified of an address that it no longer has, nor by other callers', async () => {
    const { id, email, claims, user } = await someone();
    expect((await tell(id, `antes.${email}`, true)).statusCode).toBe(204);
    expect((await tell(id, email, true, { kind: 'service', iss: 'proposals' })).statusCode).toBe(403);
    expect((await tell(id, email, true, claims)).statusCode).toBe(403);
    expect(await user()).not.toHaveProperty('email_recusado');
  });

  it('is no longer notified once the address was confirmed by an email that arrived', async () => {
    const { id, email, user } = await someone();
    await tell(id, email, true);
    expect(await user()).toMatchObject({ email_recusado: true });
    const token = await new AccountMails(admin, identity).token(id, 'confirm-email');
    expect(
      (await identity.call('POST', '/api/auth/verify-email', { body: { token } })).statusCode,
    ).toBeLessThan(300);
    expect(await user()).toMatchObject({ email_confirmado: true });
    expect(await user()).not.toHaveProperty('email_recusado');
  });
});
