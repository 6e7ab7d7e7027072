import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { AccountMails } from './support/account-mails.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // hashes dozens of passwords

const HOUR_S = 3_600;
const OLD = 'segredo1';
const NEW = 'outro segredo';

let database: TestDatabase;
let admin: pg.Pool;
let identity: TestIdentity;
let mails: AccountMails;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 3 });
  identity = await TestIdentity.start(database);
  mails = new AccountMails(admin, identity);
});
afterAll(async () => {
  await identity.close();
  await admin.end();
  await database.drop();
});

const post = (path: string, body: unknown, at = identity) =>
  at.call('POST', `/api/auth/${path}`, { claims: { ip: freshAddress() }, body });
const forgot = (email: string, at = identity) => post('forgot-password', { email }, at);
const reset = (token: string | null) => post('reset-password', { token, password: NEW });
const verify = (token: string | null) => post('verify-email', { token });
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

async function owner() {
  const email = freshEmail();
  const { claims } = await identity.loggedIn(email, OLD);
  return { id: claims.sub, email, claims };
}
const tokensOf = async (id: string) =>
  (await admin.query('SELECT tipo FROM identity.account_tokens WHERE user_id = $1', [id])).rows;

/** Until a statement in this database waits for a lock. */
async function somebodyWaits() {
  const text = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await admin.query(text)).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Does `work` while somebody else holds the user's row, and tells whether a token's row was free all the time. */
async function whileHeld(userId: string, work: () => Promise<{ statusCode: number }>) {
  const holder = await admin.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM identity.users WHERE id = $1 FOR UPDATE', [userId]);
    const answer = work();
    await somebodyWaits();
    const text = 'SELECT 1 FROM identity.account_tokens WHERE user_id = $1 FOR UPDATE NOWAIT';
    const free = await holder.query(text, [userId]).then(
      () => true,
      () => false,
    );
    await holder.query('ROLLBACK');
    return { free, statusCode: (await answer).statusCode };
  } finally {
    holder.release();
  }
}

describe('a link and a newer one that is being made at the same time', () => {
  // The other way round each would wait for the other's row, and the database would end one of them with an error.
  it('lock the user first, whatever they do: no reset and no confirmation holds a token while it waits', async () => {
    const { id, email } = await owner();
    const confirmation = await mails.token(id, 'confirm-email');
    expect(await whileHeld(id, () => verify(confirmation))).toEqual({ free: true, statusCode: 204 });
    await forgot(email);
    const recovery = await mails.token(id, 'password-recovery');
    expect(await whileHeld(id, () => reset(recovery))).toEqual({ free: true, statusCode: 204 });
  });

  it('have one answer each, never an error of ours', async () => {
    for (let i = 0; i < 3; i += 1) {
      const { id, email, claims } = await owner();
      await forgot(email);
      const recovery = await mails.token(id, 'password-recovery');
      const confirmation = await mails.token(id, 'confirm-email');
      const resend = identity.call('POST', '/api/auth/resend-verification', { claims, body: {} });
      const answers = await Promise.all([
        reset(recovery),
        forgot(email),
        verify(confirmation),
        resend,
        forgot(email),
      ]);
      const [reseted, , confirmed] = answers.map(({ statusCode }) => statusCode);
      expect([204, 410]).toContain(reseted);
      expect([204, 410]).toContain(confirmed);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      await settled();
    }
  });
});

describe('a link of an account that is closed or has another address', () => {
  it.each([
    ['closed', 'fechada_em = identity.agora(), apagar_em = identity.agora()'],
    ['of another address', `email = 'x' || id || '@x.com.br', email_normalizado = 'x' || id || '@x.com.br'`],
  ])('%s: opens nothing, is not sent any more, and none is made for the address', async (_what, change) => {
    const { id, email } = await owner();
    await forgot(email);
    const recovery = await mails.token(id, 'password-recovery');
    const confirmation = await mails.token(id, 'confirm-email');
    await admin.query(`UPDATE identity.users SET ${change} WHERE id = $1`, [id]);
    expect(await mails.token(id, 'password-recovery')).toBeNull();
    expect([(await reset(recovery)).statusCode, (await verify(confirmation)).statusCode]).toEqual([410, 410]);
    const before = await tokensOf(id);
    expect((await forgot(email)).statusCode).toBe(202);
    await settled();
    expect(await tokensOf(id)).toEqual(before);
  });
});

describe('what a stranger can have written to an address that is not theirs', () => {
  it('is neither a name nor a browser of their choice, until the address is confirmed', async () => {
    const words = `Ganhe em exemplo.com ${randomUUID()}`;
    const email = freshEmail();
    await identity.register({ nome: words, email, password: OLD });
    const login = await identity.login({ email, password: OLD }, { claims: { ua: words } });
    const cookie = String(login.headers['set-cookie']).match(/acordo_sessao=([^;]+)/)?.[1] ?? '';
    const session = await identity.introspect(cookie);
    const claims = { kind: 'user', sub: session?.sub ?? '', sid: session?.sid ?? '', ua: words } as const;
    await forgot(email);
    await mails.token(claims.sub, 'password-recovery');
    const body = { currentPassword: OLD, newPassword: NEW };
    expect((await identity.call('PUT', '/api/auth/password', { claims, body })).statusCode).toBe(204);
    const written = await mails.to(claims.sub);
    expect(written.map(({ kind }) => kind)).toEqual([
      'confirm-email',
      'password-recovery',
      'password-changed',
    ]);
    expect(JSON.stringify(written)).not.toContain(words);

    await verify(await mails.token(claims.sub, 'confirm-email'));
    const back = { currentPassword: NEW, newPassword: OLD };
    await identity.call('PUT', '/api/auth/password', { claims, body: back });
    expect((await mails.to(claims.sub)).at(-1)?.model['user_agent']).toBe(words);
  });

  it('is 10 changes of a password an hour: the next is refused, and writes nothing', async () => {
    const { id, claims } = await owner();
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const [currentPassword, newPassword] = i % 2 === 0 ? [OLD, NEW] : [NEW, OLD];
      const body = { currentPassword, newPassword };
      codes.push((await identity.call('PUT', '/api/auth/password', { claims, body })).statusCode);
    }
    expect(codes).toEqual([...Array<number>(10).fill(204), 429]);
    const kinds = await mails.kindsTo(id);
    expect(kinds.filter((kind) => kind === 'password-changed')).toHaveLength(10);
  });
});

describe('recovery in bad times', () => {
  it('without Redis is limited all the same, and answers in time (D48)', async () => {
    const alone = await TestIdentity.start(database, { REDIS_URL: 'redis://127.0.0.1:1' });
    const { id, email } = await owner();
    const start = Date.now();
    for (let i = 0; i < 4; i += 1) expect((await forgot(email, alone)).statusCode).toBe(202);
    expect(Date.now() - start).toBeLessThan(3_000);
    await settled();
    const kinds = await mails.kindsTo(id);
    expect(kinds.filter((kind) => kind === 'password-recovery')).toHaveLength(3);
    await alone.close();
  });

  it('leaves no rows of links that are over, once the schedule has run', async () => {
    const { id, email } = await owner();
    await forgot(email);
    await mails.token(id, 'password-recovery');
    const later = await TestIdentity.start(database, { CLOCK_SHIFT: String(HOUR_S) });
    await later.app.get(Schedule).run();
    await later.close();
    expect(await tokensOf(id)).toEqual([{ tipo: 'confirmar-email' }]);
  });

  it.each([
    ['a list', ['segredo1']],
    ['an object', { $gt: '' }],
    ['a number', 123_456],
    ['nothing', null],
    ['as long as a body may be', 'x'.repeat(200_000)],
    ['a lone surrogate', 'segredo\ud800'],
  ])('a password or token that is %s is 422 at each call', async (_what, value) => {
    const { claims } = await owner();
    const change = (body: unknown) => identity.call('PUT', '/api/auth/password', { claims, body });
    const answers = [
      await post('reset-password', { token: 'x'.repeat(43), password: value }),
      await change({ currentPassword: value, newPassword: NEW }),
      await change({ currentPassword: OLD, newPassword: value }),
    ];
    if (typeof value !== 'string' || value.length > 1_000)
      answers.push(await verify(value as string), await reset(value as string));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 422));
  });
});
