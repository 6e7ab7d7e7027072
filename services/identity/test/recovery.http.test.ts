import { freeRights } from '@acordo/contracts/fixtures/user';
import { describe, expect, it, jest } from '@jest/globals';
import { HOUR_S, NEW, OLD, setRecoveryStage } from './support/recovery-stage.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // hashes dozens of passwords

const stage = setRecoveryStage();
const login = async (email: string, password: string) =>
  (await stage.identity.login({ email, password }, { claims: { ip: freshAddress() } })).statusCode;
const userOf = async (id: string) =>
  (await stage.rows.query('SELECT * FROM identity.users WHERE id = $1', [id])).rows[0] as Record<
    string,
    unknown
  >;

describe('a forgotten password (D7, D8, D9)', () => {
  it('is replaced by the link of the email: all sessions end, the address is confirmed, its owner is notified', async () => {
    const { id, email, cookie } = await stage.owner();
    const asked = await stage.forgot(`  ${email.toUpperCase()} `);
    expect([asked.statusCode, asked.body]).toEqual([202, '']);
    const token = await stage.mails.token(id, 'password-recovery');
    expect((await stage.reset(token)).statusCode).toBe(204);

    expect(await stage.identity.introspect(cookie)).toBeNull();
    expect([await login(email, OLD), await login(email, NEW)]).toEqual([401, 200]);
    expect((await userOf(id))['email_confirmado_em']).not.toBeNull();
    expect(await stage.mails.kindsTo(id)).toEqual([
      'confirm-email',
      'password-recovery',
      'password-changed',
      'new-device',
    ]);
    expect(await stage.mails.token(id, 'confirm-email')).toBeNull();
    const changed = (await stage.mails.to(id)).findLast(({ kind }) => kind === 'password-changed')?.model;
    expect(changed).toMatchObject({ user_agent: 'Mozilla/5.0 (test)' });
  });

  it('gives an unknown address the same response, and sends nothing', async () => {
    const before = (await stage.rows.query('SELECT count(*) FROM identity.outbox')).rows[0];
    const asked = await stage.forgot(freshEmail());
    expect([asked.statusCode, asked.body]).toEqual([202, '']);
    await stage.settled();
    expect((await stage.rows.query('SELECT count(*) FROM identity.outbox')).rows[0]).toEqual(before);
  });

  it('is replaced once, even by two concurrent uses of the link', async () => {
    const { id, email } = await stage.owner();
    await stage.forgot(email);
    const token = await stage.mails.token(id, 'password-recovery');
    const codes = await Promise.all([stage.reset(token, 'primeira'), stage.reset(token, 'segunda')]);
    expect(codes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 410]);
    const over = await stage.reset(token, 'terceira');
    expect(over.json()).toMatchObject({
      code: 'TOKEN_OVER',
      message: 'Este link já foi usado ou não vale mais. Peça um novo.',
    });
    expect(await login(email, 'terceira')).toBe(401);
  });

  it.each([
    ['unknown', 'x'.repeat(43)],
    ['empty', ''],
    ['with a NUL', 'a\u0000b'],
  ])('is replaced by no token that is %s', async (_what, token) => {
    expect((await stage.reset(token)).statusCode).toBe(410);
  });

  it('is not replaced an hour later, nor by a link that a newer one has replaced', async () => {
    const { id, email } = await stage.owner();
    await stage.forgot(email);
    const first = await stage.mails.token(id, 'password-recovery');
    await stage.forgot(email);
    await stage.settled();
    const second = await stage.mails.token(id, 'password-recovery');
    expect(second).not.toBe(first);
    expect((await stage.reset(first)).statusCode).toBe(410);
    const later = await TestIdentity.start(stage.database, { CLOCK_SHIFT: String(HOUR_S) });
    expect(await stage.mails.token(id, 'password-recovery', later)).toBeNull();
    expect((await stage.reset(second, NEW, { at: later })).statusCode).toBe(410);
    await later.close();
    expect((await stage.reset(second)).statusCode).toBe(204);
  });

  it('is not replaced by a confirmation’s link, nor with a password that breaks the rules: then the link still works', async () => {
    const { id, email } = await stage.owner();
    expect((await stage.reset(await stage.mails.token(id, 'confirm-email'))).statusCode).toBe(410);
    await stage.forgot(email);
    const token = await stage.mails.token(id, 'password-recovery');
    expect((await stage.reset(token, '12345')).statusCode).toBe(422);
    expect((await stage.reset(token)).statusCode).toBe(204);
  });

  it('can be set for an account with only Google, since the mailbox was proven (attack 111)', async () => {
    const { id, email, claims } = await stage.owner();
    await stage.rows.query(`UPDATE identity.users SET senha_hash = NULL, provider = 'google' WHERE id = $1`, [
      id,
    ]);
    const body = { currentPassword: OLD, newPassword: NEW };
    const change = await stage.identity.call('PUT', '/api/auth/password', { claims, body });
    expect([change.statusCode, change.json<{ code: string }>().code]).toEqual([409, 'NO_PASSWORD']);
    await stage.forgot(email);
    expect((await stage.reset(await stage.mails.token(id, 'password-recovery'))).statusCode).toBe(204);
    expect(await login(email, NEW)).toBe(200);
  });

  it('is not replaced once the account has another address', async () => {
    const { id, email } = await stage.owner();
    await stage.forgot(email);
    const token = await stage.mails.token(id, 'password-recovery');
    const other = freshEmail();
    const text = 'UPDATE identity.users SET email = $2, email_normalizado = $2 WHERE id = $1';
    await stage.rows.query(text, [id, other]);
    expect((await stage.reset(token)).statusCode).toBe(410);
  });

  it('gets 3 emails an hour, and the fourth response looks the same; an address may request 50 times (D48, attack 90)', async () => {
    const { id, email } = await stage.owner();
    for (let i = 0; i < 5; i += 1) expect((await stage.forgot(email)).statusCode).toBe(202);
    await stage.settled();
    const kinds = await stage.mails.kindsTo(id);
    expect(kinds.filter((kind) => kind === 'password-recovery')).toHaveLength(3);
    const ip = freshAddress();
    const codes: number[] = [];
    for (let i = 0; i < 51; i += 1) codes.push((await stage.forgot(freshEmail(), { ip })).statusCode);
    expect([codes.slice(0, 50).every((code) => code === 202), codes[50]]).toEqual([true, 429]);
  });
});

describe('a token of an account', () => {
  it('is stored nowhere in plain text: only its hash, and encrypted until it was used', async () => {
    const { id, email } = await stage.owner();
    await stage.forgot(email);
    const token = (await stage.mails.token(id, 'password-recovery')) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const dump = async () => {
      const { rows } = await stage.rows.query('SELECT to_jsonb(t) AS t FROM identity.account_tokens t');
      const outbox = await stage.rows.query('SELECT to_jsonb(o) AS o FROM identity.outbox o');
      return JSON.stringify([rows, outbox.rows]);
    };
    expect(await dump()).not.toContain(token);
    await stage.reset(token);
    const row = `SELECT token_cifrado FROM identity.account_tokens WHERE user_id = $1 AND usado`;
    expect((await stage.rows.query(row, [id])).rows).toEqual([{ token_cifrado: null }]);
  });

  const session = {
    sub: 'b7e3a0a4-0000-4000-8000-000000000000',
    sid: 'b7e3a0a4-0000-4000-8000-000000000000',
  };
  it.each([
    ['a user', { kind: 'user', ...session, rights: freeRights }],
    ['the gateway', { kind: 'service', iss: 'gateway' }],
    ['proposals', { kind: 'service', iss: 'proposals' }],
  ] as const)('is not given to %s', async (_who, claims) => {
    const url = '/internal/account-tokens/b7e3a0a4-0000-4000-8000-000000000000/token';
    expect((await stage.identity.call('GET', url, { claims })).statusCode).toBe(403);
  });
});
