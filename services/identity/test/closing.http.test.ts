import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AccountClosed } from '@acordo/contracts/internal/events/account-closed';
import { AccountClosing } from '@acordo/contracts/internal/mail/account-closing';
import { sessionsChannel } from '@acordo/contracts/internal/sessions';
import { AccessRecords } from '@acordo/service-kit/access-records/access-records';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { testRedisUrl } from '../../../test/redis.js';
import { deliver, Purchase, SELLING, seconds } from './support/payment-events.js';
import { type FakeProvider, startProvider, UNKNOWN } from './support/payment-provider.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // hashes dozens of passwords

const PASSWORD = 'segredo1';
const PROPOSALS = { kind: 'service', iss: 'proposals' } as const;

let database: TestDatabase;
let provider: FakeProvider;
let identity: TestIdentity;
let admin: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  provider = await startProvider();
  identity = await TestIdentity.start(database, {
    ...SELLING,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_API_URL: provider.url,
    ERASE_AFTER_DAYS: '7',
    REDIS_URL: testRedisUrl(),
  });
});
beforeEach(() => {
  provider.response = () => UNKNOWN;
});
afterAll(async () => {
  await identity.close();
  await provider.close();
  await admin.end();
  await database.drop();
});

const rows = async (text: string, values: unknown[] = []) => (await admin.query(text, values)).rows;
const user = async (id: string) => (await rows('SELECT * FROM identity.users WHERE id = $1', [id]))[0];
const messages = (id: string, email: string) =>
  rows(
    `SELECT kind, model FROM identity.outbox WHERE model ->> 'user_id' = $1 OR model ->> 'to_email' = $2 ORDER BY kind`,
    [id, email],
  );

async function owner(email = freshEmail()) {
  const ip = freshAddress();
  const { claims, cookie, mark } = await identity.loggedIn(email, PASSWORD);
  const close = (body: unknown = { password: PASSWORD }, as = {}) =>
    identity.call('DELETE', '/api/auth/account', { claims: { ...claims, ip, ...as }, body });
  const login = () => identity.login({ email, password: PASSWORD }, { claims: { ip } });
  return { id: claims.sub, email, ip, claims, cookie, mark, close, login };
}
type Owner = Awaited<ReturnType<typeof owner>>;
const unchanged = async ({ id, email, cookie }: Owner) => {
  expect((await user(id)).fechada_em).toBeNull();
  expect(await identity.introspect(cookie)).not.toBeNull();
  expect((await messages(id, email)).filter(({ kind }) => kind.startsWith('account-'))).toEqual([]);
};
/** As if this session had been opened by Google so many minutes ago; the account has no password then. */
async function byGoogle({ id }: Owner, minutes: number) {
  await rows('UPDATE identity.users SET senha_hash = NULL WHERE id = $1', [id]);
  await rows(
    `UPDATE identity.sessions SET metodo = 'google', criado_em = now() - make_interval(secs => $2) WHERE user_id = $1`,
    [id, minutes * 60],
  );
}

describe('closing an account (D37)', () => {
  it('ends all sessions at once, notifies the other services and the owner, and nothing gives access any more (attack 15)', async () => {
    const one = await owner();
    const other = await one.login();
    const news: string[] = [];
    const redis = new Redis(testRedisUrl());
    await redis.subscribe(sessionsChannel(redis.options.db));
    redis.on('message', (_channel, text: string) => news.push(text));
    const response = await one.close();
    expect(response.statusCode).toBe(204);
    expect(String(response.headers['set-cookie'])).toMatch(
      /^acordo_sessao=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i,
    );
    expect(other.statusCode).toBe(200);
    expect(await rows('SELECT 1 FROM identity.sessions WHERE user_id = $1', [one.id])).toEqual([]);
    expect(await identity.introspect(one.cookie)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    redis.disconnect();
    expect(news).toContain(JSON.stringify({ user: one.id }));

    const { fechada_em, apagar_em } = await user(one.id);
    expect(apagar_em.getTime() - fechada_em.getTime()).toBe(7 * 86_400_000);
    const [event, mail] = await messages(one.id, one.email);
    expect(event.kind).toBe('account-closed');
    expect(AccountClosed.parse(event.model)).toEqual({
      user_id: one.id,
      fechada_em: fechada_em.toISOString(),
      apagar_em: apagar_em.toISOString(),
    });
    expect(mail.kind).toBe('account-closing');
    expect(AccountClosing.parse(mail.model)).toMatchObject({
      to_email: one.email,
      to_nome: '', // the address may be unconfirmed (D29)
      apagado_ate: new Date(fechada_em.getTime() + 30 * 86_400_000).toISOString(),
      guarda_anos: 10,
    });
  });

  it('is shown to notifications: nothing is sent of what has ended with it', async () => {
    const one = await owner();
    const contact = async () =>
      (
        await identity.call('GET', `/internal/users/${one.id}/contact`, {
          claims: { kind: 'service', iss: 'notifications' },
        })
      ).json().contact;
    expect(await contact()).toMatchObject({ email: one.email, conta_encerrada: false });
    await one.close();
    expect(await contact()).toMatchObject({ email: one.email, conta_encerrada: true });
  });

  it('gets the response of an unknown account at the next sign-in; its address stays taken until it is erased', async () => {
    const one = await owner();
    await one.close();
    const [closed, unknown] = [
      await one.login(),
      await identity.login({ email: freshEmail(), password: PASSWORD }),
    ];
    expect(closed.statusCode).toBe(401);
    const said = ({ requestId: _id, ...body }: Record<string, unknown>) => body;
    expect(said(closed.json())).toEqual(said(unknown.json()));
    const again = await identity.register({ nome: 'Ana', email: one.email, password: PASSWORD });
    expect([again.statusCode, again.json().code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it.each([
    ['a wrong password', { password: 'errada' }, 403, 'WRONG_PASSWORD'],
    ['no password', {}, 422, 'INVALID_FIELDS'],
    ['a password that is none', { password: { $ne: '' } }, 422, 'INVALID_FIELDS'],
    ['a long one', { password: 'x'.repeat(129) }, 422, 'INVALID_FIELDS'],
    [
      'another user named',
      { password: PASSWORD, user_id: 'b7e3a0a4-0000-4000-8000-000000000000' },
      403,
      'FOREIGN_USER',
    ],
  ])('refuses %s, and nothing changes', async (_what, body, status, code) => {
    const one = await owner();
    const response = await one.close(body);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    await unchanged(one);
  });

  it('refuses an empty body like one without a password', async () => {
    const one = await owner();
    const response = await identity.call('DELETE', '/api/auth/account', { claims: one.claims });
    expect([response.statusCode, response.json().code]).toEqual([422, 'INVALID_FIELDS']);
    await unchanged(one);
  });

  it('counts wrong passwords like those of sign-ins (D48)', async () => {
    const one = await owner();
    for (let i = 0; i < 10; i += 1) expect((await one.close({ password: 'errada' })).statusCode).toBe(403);
    const refused = await one.close();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await one.login()).statusCode).toBe(429);
    await unchanged(one);
  });

  it('accepts a sign-in with Google of the last 10 minutes if there is no password, and no older one', async () => {
    const one = await owner();
    await byGoogle(one, 11);
    for (const body of [{}, { password: PASSWORD }]) {
      const response = await one.close(body);
      expect([response.statusCode, response.json().code]).toEqual([403, 'SIGN_IN_AGAIN']);
    }
    await unchanged(one);
    await byGoogle(one, 9);
    expect((await one.close({})).statusCode).toBe(204);
  });

  it('cancels the subscription first; if the provider is down, nothing changes', async () => {
    const one = await owner();
    const purchase = new Purchase(one.id);
    await deliver(identity, purchase.start());
    provider.response = () => ({ status: 500, body: { error: { type: 'api_error', message: 'down' } } });
    const response = await one.close();
    expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
    await unchanged(one);
    provider.response = () => ({
      status: 200,
      body: purchase.object('canceled', 1, { ended_at: seconds() }),
    });
    expect((await one.close()).statusCode).toBe(204);
    expect(provider.asked.at(-1)).toContain(purchase.subscription);
  });

  it('happens once, with any number of concurrent calls, and leaves no concurrent sign-in', async () => {
    const one = await owner();
    const responses = await Promise.all([one.close(), one.login(), one.close(), one.login(), one.close()]);
    expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await rows('SELECT 1 FROM identity.sessions WHERE user_id = $1', [one.id])).toEqual([]);
    const kinds = (await messages(one.id, one.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('account-'))).toEqual([
      'account-closed',
      'account-closing',
    ]);
  });

  it('is only for the session’s own user', async () => {
    const one = await owner();
    for (const as of [{ kind: 'anonymous' }, { kind: 'admin' }, { kind: 'service', iss: 'proposals' }])
      expect((await one.close({ password: PASSWORD }, as)).statusCode).toBeGreaterThanOrEqual(401);
    await unchanged(one);
  });
});

describe('erasing a closed account', () => {
  const erased = (id: string, claims: object = PROPOSALS) =>
    identity.call('POST', `/internal/accounts/${id}/erased`, { claims });

  it('deletes the user with all that belongs to it, frees the address, and is idempotent', async () => {
    const one = await owner();
    await rows(
      `INSERT INTO identity.user_identities (issuer, subject, user_id) VALUES ('https://i', $1, $2)`,
      [one.email, one.id],
    );
    await deliver(identity, new Purchase(one.id).start());
    await one.close();
    await rows(
      `INSERT INTO identity.outbox (id, kind, v, status, model) VALUES (gen_random_uuid(), 'x', 1, 'dead', $1)`,
      [JSON.stringify({ to_email: one.email })],
    );
    for (let i = 0; i < 2; i += 1) expect((await erased(one.id)).statusCode).toBe(204);
    expect(await user(one.id)).toBeUndefined();
    const left = await rows(
      `SELECT c.table_name, c.column_name FROM information_schema.columns c
       WHERE c.table_schema = 'identity' AND c.column_name = 'user_id'
         AND c.table_name NOT IN ('access_records', 'closed_accounts', 'subscription_cancellations')`,
    );
    expect(left.length).toBeGreaterThanOrEqual(3);
    // Its random id stays, but no owed cancellation: its subscription was cancelled (D37).
    expect(await rows('SELECT * FROM identity.closed_accounts WHERE user_id = $1', [one.id])).toEqual([
      { user_id: one.id, fechada_em: expect.any(Date) },
    ]);
    expect(
      await rows('SELECT 1 FROM identity.subscription_cancellations WHERE user_id = $1', [one.id]),
    ).toEqual([]);
    for (const { table_name } of left)
      expect([
        table_name,
        await rows(`SELECT 1 FROM identity.${table_name} WHERE user_id = $1`, [one.id]),
      ]).toEqual([table_name, []]);
    expect(
      await rows(`SELECT 1 FROM identity.outbox WHERE status = 'dead' AND model ->> 'to_email' = $1`, [
        one.email,
      ]),
    ).toEqual([]);
    expect(
      (await identity.register({ nome: 'Outra', email: one.email, password: PASSWORD })).statusCode,
    ).toBe(201);
  });

  it('keeps its access records for six months, as the law requires (D35)', async () => {
    const one = await owner();
    await one.close();
    await erased(one.id);
    await identity.app.get(AccessRecords).flush();
    expect(
      await rows('SELECT ip, porta, metodo, rota, status FROM identity.access_records WHERE user_id = $1', [
        one.id,
      ]),
    ).toEqual([
      {
        ip: one.ip,
        porta: 50_000,
        metodo: 'DELETE',
        rota: '/api/auth/account',
        status: 204,
      },
    ]);
  });

  it('does not change an open account, and is not for other callers', async () => {
    const one = await owner();
    expect((await erased(one.id)).statusCode).toBe(204);
    await unchanged(one);
    for (const claims of [
      { kind: 'service', iss: 'notifications' },
      { kind: 'service', iss: 'gateway' },
      one.claims,
    ])
      expect((await erased(one.id, claims)).statusCode).toBe(403);
  });
});

describe('identity’s data of a user (D37)', () => {
  const ask = (id: string, claims: object = PROPOSALS) =>
    identity.call('GET', `/internal/accounts/${id}/profile`, { claims });

  it('is returned to proposals, for the archive: everything but secrets', async () => {
    const one = await owner();
    await rows(
      `INSERT INTO identity.user_identities (issuer, subject, user_id) VALUES ('https://i', $1, $2)`,
      [one.email, one.id],
    );
    await rows(
      `INSERT INTO identity.unlinked_identities (issuer, subject, user_id) VALUES ('https://i', 'antes', $1)`,
      [one.id],
    );
    const response = await ask(one.id);
    expect(response.json().profile).toMatchObject({
      id: one.id,
      email: one.email,
      plano: 'gratuito',
      identidades: [{ issuer: 'https://i', subject: one.email }],
      identidades_desconectadas: [{ issuer: 'https://i', subject: 'antes' }],
      sessoes: [{ metodo: 'senha', user_agent: 'Mozilla/5.0 (test)' }],
    });
    expect(response.body).not.toMatch(/senha_hash|token_hash|argon2|busca/);
    await one.close();
    expect((await ask(one.id)).json()).toEqual({ profile: null });
    for (const claims of [{ kind: 'service', iss: 'notifications' }, one.claims])
      expect((await ask(one.id, claims)).statusCode).toBe(403);
  });
});
