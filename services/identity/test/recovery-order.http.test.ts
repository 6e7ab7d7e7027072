import { randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { HOUR_S, NEW, OLD, setRecoveryStage } from './support/recovery-stage.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // hashes dozens of passwords

const stage = setRecoveryStage();
const tokensOf = async (id: string) =>
  (await stage.rows.query('SELECT tipo FROM identity.account_tokens WHERE user_id = $1', [id])).rows;

/** Does `work` while the user's row is locked, and returns whether a token's row was never locked. */
async function whileHeld(userId: string, work: () => Promise<{ statusCode: number }>) {
  const lock = `SELECT 1 FROM identity.users WHERE id = '${userId}' FOR UPDATE`;
  const held = await stage.holding(lock, async (holder) => {
    const response = work();
    await stage.somebodyWaits();
    const text = 'SELECT 1 FROM identity.account_tokens WHERE user_id = $1 FOR UPDATE NOWAIT';
    const free = await holder.query(text, [userId]).then(
      () => true,
      () => false,
    );
    return { free, response };
  });
  return { free: held.free, statusCode: (await held.response).statusCode };
}

describe('a link and a newer one that is being made at the same time', () => {
  // In the other order they would deadlock, and the database would end one of them with an error.
  it('lock the user first: no reset and no confirmation locks a token while it waits', async () => {
    const { id, email } = await stage.owner();
    const confirmation = await stage.mails.token(id, 'confirm-email');
    expect(await whileHeld(id, () => stage.verify(confirmation))).toEqual({ free: true, statusCode: 204 });
    await stage.forgot(email);
    const recovery = await stage.mails.token(id, 'password-recovery');
    expect(await whileHeld(id, () => stage.reset(recovery))).toEqual({ free: true, statusCode: 204 });
  });

  it('have one response each, never an error of ours', async () => {
    for (let i = 0; i < 3; i += 1) {
      const { id, email, claims } = await stage.owner();
      await stage.forgot(email);
      const recovery = await stage.mails.token(id, 'password-recovery');
      const confirmation = await stage.mails.token(id, 'confirm-email');
      const resend = stage.identity.call('POST', '/api/auth/resend-verification', { claims, body: {} });
      const responses = await Promise.all([
        stage.reset(recovery),
        stage.forgot(email),
        stage.verify(confirmation),
        resend,
        stage.forgot(email),
      ]);
      const [reseted, , confirmed] = responses.map(({ statusCode }) => statusCode);
      expect([204, 410]).toContain(reseted);
      expect([204, 410]).toContain(confirmed);
      expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      await stage.settled();
    }
  });
});

describe('a link of an account that is closed or has another address', () => {
  it.each([
    ['closed', 'fechada_em = identity.agora(), apagar_em = identity.agora()'],
    ['of another address', `email = 'x' || id || '@x.com.br', email_normalizado = 'x' || id || '@x.com.br'`],
  ])('%s: is invalid, is no longer sent, and none is made for the address', async (_what, change) => {
    const { id, email } = await stage.owner();
    await stage.forgot(email);
    const recovery = await stage.mails.token(id, 'password-recovery');
    const confirmation = await stage.mails.token(id, 'confirm-email');
    await stage.rows.query(`UPDATE identity.users SET ${change} WHERE id = $1`, [id]);
    expect(await stage.mails.token(id, 'password-recovery')).toBeNull();
    expect([(await stage.reset(recovery)).statusCode, (await stage.verify(confirmation)).statusCode]).toEqual(
      [410, 410],
    );
    const before = await tokensOf(id);
    expect((await stage.forgot(email)).statusCode).toBe(202);
    await stage.settled();
    expect(await tokensOf(id)).toEqual(before);
  });
});

describe('what a stranger can have sent to an address that is not theirs', () => {
  it('is neither a name nor a browser of their choice, until the address is confirmed', async () => {
    const words = `Ganhe em exemplo.com ${randomUUID()}`;
    const email = freshEmail();
    await stage.identity.register({ nome: words, email, password: OLD });
    const login = await stage.identity.login({ email, password: OLD }, { claims: { ua: words } });
    const cookie = String(login.headers['set-cookie']).match(/acordo_sessao=([^;]+)/)?.[1] ?? '';
    const session = await stage.identity.introspect(cookie);
    if (!session) throw new Error('no session after signing in');
    const claims = { kind: 'user', ...session, ua: words } as const;
    await stage.forgot(email);
    await stage.mails.token(claims.sub, 'password-recovery');
    const body = { currentPassword: OLD, newPassword: NEW };
    expect((await stage.identity.call('PUT', '/api/auth/password', { claims, body })).statusCode).toBe(204);
    const written = await stage.mails.to(claims.sub);
    expect(written.map(({ kind }) => kind)).toEqual([
      'confirm-email',
      'password-recovery',
      'password-changed',
    ]);
    expect(JSON.stringify(written)).not.toContain(words);

    await stage.verify(await stage.mails.token(claims.sub, 'confirm-email'));
    const back = { currentPassword: NEW, newPassword: OLD };
    await stage.identity.call('PUT', '/api/auth/password', { claims, body: back });
    expect((await stage.mails.to(claims.sub)).at(-1)?.model['user_agent']).toBe(words);
  });

  it('is 10 changes of a password an hour: the next is refused, and sends nothing', async () => {
    const { id, claims } = await stage.owner();
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const [currentPassword, newPassword] = i % 2 === 0 ? [OLD, NEW] : [NEW, OLD];
      const body = { currentPassword, newPassword };
      codes.push((await stage.identity.call('PUT', '/api/auth/password', { claims, body })).statusCode);
    }
    expect(codes).toEqual([...Array<number>(10).fill(204), 429]);
    const kinds = await stage.mails.kindsTo(id);
    expect(kinds.filter((kind) => kind === 'password-changed')).toHaveLength(10);
  });
});

describe('recovery during failures', () => {
  it('is limited without Redis too, and responds in time (D48)', async () => {
    const alone = await TestIdentity.start(stage.database, { REDIS_URL: 'redis://127.0.0.1:1' });
    const { id, email } = await stage.owner();
    const start = Date.now();
    for (let i = 0; i < 4; i += 1) expect((await stage.forgot(email, { at: alone })).statusCode).toBe(202);
    expect(Date.now() - start).toBeLessThan(3_000);
    await stage.settled();
    const kinds = await stage.mails.kindsTo(id);
    expect(kinds.filter((kind) => kind === 'password-recovery')).toHaveLength(3);
    await alone.close();
  });

  it('leaves no rows of expired links, once the schedule has run', async () => {
    const { id, email } = await stage.owner();
    await stage.forgot(email);
    await stage.mails.token(id, 'password-recovery');
    const later = await TestIdentity.start(stage.database, { CLOCK_SHIFT: String(HOUR_S) });
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
    const { claims } = await stage.owner();
    const change = (body: unknown) => stage.identity.call('PUT', '/api/auth/password', { claims, body });
    const responses = [
      await stage.post('reset-password', { token: 'x'.repeat(43), password: value }),
      await change({ currentPassword: value, newPassword: NEW }),
      await change({ currentPassword: OLD, newPassword: value }),
    ];
    if (typeof value !== 'string' || value.length > 1_000)
      responses.push(await stage.verify(value as string), await stage.reset(value as string));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 422));
  });
});
