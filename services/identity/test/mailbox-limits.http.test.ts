import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { AccountMails } from './support/account-mails.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(60_000); // makes dozens of accounts

let database: TestDatabase;
let admin: pg.Pool;
/** With the default limits, and with no hourly limit. */
let identity: TestIdentity;
let hourless: TestIdentity;
let mails: AccountMails;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  identity = await TestIdentity.start(database);
  hourless = await TestIdentity.start(database, { LIMIT_ACCOUNT_MAILS: '1000' });
  mails = new AccountMails(admin, identity);
});
afterAll(async () => {
  await hourless.close();
  await identity.close();
  await admin.end();
  await database.drop();
});

/** Ever new spellings of one Gmail mailbox that no other test uses. */
function spellings() {
  const name = freshEmail().split('@')[0] ?? '';
  let serial = 0;
  return () => {
    serial += 1;
    const dotted = `${name.slice(0, serial)}.${name.slice(serial)}`.replaceAll('..', '.');
    return serial % 2
      ? `${name}+${serial}@gmail.com`
      : `${dotted}@${serial % 4 ? 'Gmail' : 'googlemail'}.com`;
  };
}
const accounts = async (count: number, at: TestIdentity, address: () => string, ip?: string) => {
  const made: { id: string; email: string; claims: object }[] = [];
  for (let i = 0; i < count; i += 1) {
    const email = address();
    const { claims } = await at.loggedIn(email, undefined, ip ?? freshAddress());
    made.push({ id: claims.sub, email, claims });
  }
  return made;
};
const count = async (kind: string, of: { id: string }[]) => {
  const kinds = await Promise.all(of.map(({ id }) => mails.kindsTo(id)));
  return kinds.flat().filter((one) => one === kind).length;
};
const forgot = (email: string, at = hourless) =>
  at.call('POST', '/api/auth/forgot-password', { claims: { ip: freshAddress() }, body: { email } });
const settled = async () => {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await admin.query('SELECT 1 FROM identity.recovery_requests');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('a request for a new password stays');
};

describe('an unconfirmed mailbox, and accounts for each of its spellings (attack 363)', () => {
  it('gets 3 confirmation emails in an hour; later accounts are made nevertheless', async () => {
    const made = await accounts(6, identity, spellings());
    expect(await count('confirm-email', made)).toBe(3);
  });

  it('gets 10 of them in a day', async () => {
    const made = await accounts(13, hourless, spellings());
    expect(await count('confirm-email', made)).toBe(10);
    const last = made.at(-1);
    const again = await hourless.call('POST', '/api/auth/resend-verification', {
      claims: last?.claims ?? {},
    });
    expect(again.statusCode).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3_600);
  });

  it('has half of that day left for requests from elsewhere (attack 392)', async () => {
    const [address, stranger] = [spellings(), freshAddress()];
    const made = await accounts(7, hourless, address, stranger);
    expect(await count('confirm-email', made)).toBe(5);
    const resend = (account: (typeof made)[number] | undefined, ip: string) =>
      hourless.call('POST', '/api/auth/resend-verification', { claims: { ...account?.claims, ip } });
    expect((await resend(made[0], stranger)).statusCode).toBe(429);
    const owner = await accounts(1, hourless, address);
    expect(await count('confirm-email', owner)).toBe(1);
    expect((await resend(owner[0], freshAddress())).statusCode).toBe(202);
  });

  it('gets 3 more requested ones in an hour, for all its accounts together', async () => {
    const [one, two] = await accounts(2, identity, spellings());
    const codes: number[] = [];
    for (const account of [one, two, one, two]) {
      const { statusCode } = await identity.call('POST', '/api/auth/resend-verification', {
        claims: account?.claims ?? {},
      });
      codes.push(statusCode);
    }
    expect(codes).toEqual([202, 202, 202, 429]);
  });

  it('gets 3 recovery emails in an hour, for all its accounts together', async () => {
    const made = await accounts(4, identity, spellings());
    for (const { email } of made) expect((await forgot(email, identity)).statusCode).toBe(202);
    await settled();
    expect(await count('password-recovery', made)).toBe(3);
  });

  it('gets 10 recovery emails in a day; the last one’s link stays valid and gives access', async () => {
    const [one, two] = await accounts(2, hourless, spellings());
    if (!one || !two) throw new Error('no accounts');
    for (let i = 0; i < 6; i += 1) for (const { email } of [one, two]) await forgot(email);
    await settled();
    expect(await count('password-recovery', [one, two])).toBe(10);
    const token = await mails.token(two.id, 'password-recovery');
    const reset = await hourless.call('POST', '/api/auth/reset-password', {
      claims: { ip: freshAddress() },
      body: { token, password: 'outro segredo' },
    });
    expect(reset.statusCode).toBe(204);
    // Now the mailbox is proven: only the hourly limit applies.
    await forgot(two.email);
    await settled();
    expect(await count('password-recovery', [one, two])).toBe(11);
  });

  it('gets 10 emails of closed accounts in a day', async () => {
    const made = await accounts(12, hourless, spellings());
    for (const { claims } of made) {
      const closing = { claims: { ...claims, ip: freshAddress() }, body: { password: 'segredo1' } };
      expect((await hourless.call('DELETE', '/api/auth/account', closing)).statusCode).toBe(204);
    }
    const { rows } = await admin.query(
      `SELECT 1 FROM identity.outbox WHERE kind = 'account-closing' AND model ->> 'to_email' = ANY($1)`,
      [made.map(({ email }) => email)],
    );
    expect(rows).toHaveLength(10);
  });
});

describe('an account whose address was confirmed (attack 371)', () => {
  it('gets its recovery email however often others of its mailbox are requested', async () => {
    const address = spellings();
    const [owner, strangers] = await accounts(2, identity, address);
    if (!owner || !strangers) throw new Error('no accounts');
    await admin.query('UPDATE identity.users SET email_confirmado_em = now() WHERE id = $1', [owner.id]);
    for (let i = 0; i < 4; i += 1)
      for (const email of [address(), strangers.email])
        expect((await forgot(email, identity)).statusCode).toBe(202);
    await settled();
    await forgot(owner.email, identity);
    await settled();
    expect(await count('password-recovery', [owner])).toBe(1);
  });

  it('gets 3 in an hour', async () => {
    const made = await accounts(1, identity, spellings());
    await admin.query('UPDATE identity.users SET email_confirmado_em = now() WHERE id = $1', [made[0]?.id]);
    for (let i = 0; i < 5; i += 1) await forgot(made[0]?.email ?? '', identity);
    await settled();
    expect(await count('password-recovery', made)).toBe(3);
  });
});
