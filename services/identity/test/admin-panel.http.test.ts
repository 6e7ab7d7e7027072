import { randomUUID } from 'node:crypto';
import type { KnownUser } from '@acordo/contracts/internal/admin-users';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EraseAuditedValues } from '../src/audit/use-cases/erase-audited-values.js';
import { setAdminStage } from './support/admin-stage.js';
import { signedIn } from './support/administrators.js';
import { listenToSessions } from './support/session-news.js';
import { freshAddress, freshEmail } from './support/test-app.js';

jest.setTimeout(40_000); // hashing is slow on purpose

const stage = setAdminStage();
let admin: { id: string; email: string };
let claims: { iss: string; kind: 'admin'; sub: string; sid: string; ip: string; port: number };
beforeAll(async () => {
  const session = await signedIn(stage.identity, stage.rows);
  admin = session;
  claims = { ...session.claims, iss: 'admin', ip: '198.51.100.4', port: 4_040 };
});

const ask = (method: 'GET' | 'PUT', path: string, options: object = {}) =>
  stage.identity.call(method, `/internal/admin/${path}`, { claims, ...options });
const change = (id: string, body: unknown, more: object = {}) => ask('PUT', `users/${id}`, { body, ...more });
const list = async (query = 'rows=100') =>
  (await ask('GET', `users?${query}`)).json<{ users: KnownUser[] }>().users;
const register = async (nome: string, email = freshEmail()) => {
  const made = await stage.identity.register(
    { nome, email, password: 'segredo1' },
    { claims: { ip: freshAddress() } },
  );
  return { id: made.json<{ user: { id: string } }>().user.id, nome, email };
};
const coded = ({ statusCode, body }: { statusCode: number; body: string }) =>
  `${statusCode} ${(JSON.parse(body) as { code?: string }).code ?? ''}`.trim();

describe('the panel’s users', () => {
  it('have identity’s part of the panel’s record, newest first, page by page (P73)', async () => {
    const made = [await register('Ana'), await register('Bia'), await register('Cid')].toReversed();
    const [newest] = await list('rows=1');
    expect(newest).toEqual({
      id: made[0]?.id,
      nome: 'Cid',
      email: made[0]?.email,
      plano: 'gratuito',
      unlimited_proposals: false,
      is_admin: false,
      ultimo_login: null,
      criado_em: expect.any(String),
    });
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const [next] = await list(`rows=1${after}`);
      if (!next) break;
      seen.push(next.id);
      after = `&em=${next.criado_em}&id=${next.id}`;
    }
    expect(seen.slice(0, 3)).toEqual(made.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each([
    ['1 day', 'anual'],
    ['-1 minute', 'gratuito'],
  ])('have the plan that counts now: its end is in %s (P73, D12)', async (left, plano) => {
    const { id } = await register('Dora');
    await stage.rows.query(
      `UPDATE identity.users SET plano = 'anual', plano_ate = now() + $2::interval WHERE id = $1`,
      [id, left],
    );
    expect((await list()).find((user) => user.id === id)?.plano).toBe(plano);
    expect((await change(id, { nome: 'Dora Lima' })).json<KnownUser>().plano).toBe(plano);
  });

  it('are found by name and email without accents and case, and never by a pattern', async () => {
    const jose = await register('José  Ribeirão ÇÃO 100%', `ze.${randomUUID()}@Padaria.com.br`);
    const find = async (q: string) =>
      (await list(`rows=100&q=${encodeURIComponent(q)}`)).some(({ id }) => id === jose.id);
    for (const q of ['jose', 'JOSÉ', 'ribeirao cao', 'José', '100%', jose.email.toUpperCase(), 'padaria'])
      expect([q, await find(q)]).toEqual([q, true]);
    for (const q of ['jo_e', 'jos%', '.*', '\\', "'", 'cao padaria'])
      expect([q, await find(q)]).toEqual([q, false]);
    await change(jose.id, { nome: 'Outro Nome' });
    expect([await find('ribeirao'), await find('outro nome')]).toEqual([false, true]);
  });

  it('exclude those who closed their account (D37)', async () => {
    const ana = await register('Ana que saiu');
    await stage.rows.query('UPDATE identity.users SET fechada_em = now(), apagar_em = now() WHERE id = $1', [
      ana.id,
    ]);
    expect((await list('rows=100')).map(({ id }) => id)).not.toContain(ana.id);
    expect(await list('rows=100&q=que%20saiu')).toEqual([]);
    expect(coded(await change(ana.id, { nome: 'x' }))).toBe('404 USER_NOT_FOUND');
  });

  it('are counted as the panel counts them (D7)', async () => {
    const counts = async () => (await ask('GET', 'user-counts')).json<Record<string, number>>();
    const before = await counts();
    const [ana, bia] = [await register('Ana'), await register('Bia')];
    await change(ana.id, { unlimited_proposals: true });
    await change(bia.id, { is_admin: true });
    const { usuarios = 0, administradores = 0, ilimitados = 0 } = before;
    expect(await counts()).toEqual({
      usuarios: usuarios + 2,
      administradores: administradores + 1,
      ilimitados: ilimitados + 1,
    });
  });
});

describe('a change of a user (D34)', () => {
  it('takes effect at the next call, in all gateways, and is audited: who, what, before, after, when, from where', async () => {
    const email = freshEmail();
    const { cookie, claims: user } = await stage.identity.loggedIn(email);
    const news = await listenToSessions([user.sub]);
    const response = await change(user.sub, { unlimited_proposals: true, is_admin: false });
    expect(response.json()).toMatchObject({
      id: user.sub,
      email,
      unlimited_proposals: true,
      is_admin: false,
    });
    expect((await stage.identity.introspect(cookie))?.rights).toMatchObject({
      unlimited: true,
      admin: false,
    });
    await change(user.sub, { is_admin: true });
    expect((await stage.identity.introspect(cookie))?.rights).toMatchObject({ unlimited: true, admin: true });
    expect(await news.heard()).toEqual([{ user: user.sub }, { user: user.sub }]);
    const who = {
      quem: admin.email,
      quem_id: admin.id,
      ip: '198.51.100.4',
      porta: 4_040,
      acao: 'usuario-alterado',
    };
    expect(await stage.trailOf(user.sub)).toEqual([
      { ...who, antes: { unlimited_proposals: false }, depois: { unlimited_proposals: true } },
      { ...who, antes: { is_admin: false }, depois: { is_admin: true } },
    ]);
    const trail = (await ask('GET', 'audit?rows=1')).json<{ entries: object[] }>().entries;
    expect(trail).toMatchObject([
      {
        alvo_id: user.sub,
        alvo_tipo: 'usuario',
        alvo: expect.stringMatching(/\S/),
        depois: { is_admin: true },
      },
    ]);
  });

  it('that changes nothing has no audit entry', async () => {
    const ana = await register('Ana');
    expect((await change(ana.id, { nome: 'Ana', is_admin: false })).statusCode).toBe(200);
    expect((await change(ana.id, {})).statusCode).toBe(200);
    expect(await stage.trailOf(ana.id)).toEqual([]);
  });

  it('of the email makes it unconfirmed and notifies both addresses (D29)', async () => {
    const ana = await register('Ana Lima');
    await stage.rows.query(
      'UPDATE identity.users SET email_confirmado_em = now(), email_recusado_em = now() WHERE id = $1',
      [ana.id],
    );
    const confirmed = async () =>
      (await stage.rows.query('SELECT email_confirmado_em FROM identity.users WHERE id = $1', [ana.id]))
        .rows[0].email_confirmado_em;
    await change(ana.id, { email: ana.email.toUpperCase() });
    expect(await confirmed()).not.toBeNull(); // the same address (D9)
    expect(await stage.mailsTo(ana.email.toUpperCase())).toEqual([]);
    const next = `nova.${ana.email}`;
    expect((await change(ana.id, { email: next })).json()).toMatchObject({ email: next });
    expect(await confirmed()).toBeNull();
    const { rows } = await stage.rows.query('SELECT email_recusado_em FROM identity.users WHERE id = $1', [
      ana.id,
    ]);
    expect(rows[0].email_recusado_em).toBeNull(); // the new one may be refused by its server
    const old = await stage.mailsTo(ana.email.toUpperCase());
    expect([...old, ...(await stage.mailsTo(next))]).toMatchObject([
      {
        kind: 'email-changed-by-admin',
        model: { to_nome: '', para: 'anterior', outro_mascarado: 'n***@exemplo.com.br' },
      },
      {
        kind: 'email-changed-by-admin',
        model: { to_nome: '', para: 'novo', outro_mascarado: '' },
      },
    ]);
    expect((await stage.identity.login({ email: next, password: 'segredo1' })).statusCode).toBe(200);
  });

  it('of an unconfirmed address sends neither address any typed text (D29, attack 290)', async () => {
    const ana = await register('Ligue www.golpe.com');
    const next = `nova.${ana.email}`;
    expect((await change(ana.id, { email: next })).statusCode).toBe(200);
    for (const address of [ana.email, next])
      expect(await stage.mailsTo(address)).toMatchObject([{ model: { to_nome: '', outro_mascarado: '' } }]);
  });

  it('to a taken email is refused completely, also for the slower of two at once', async () => {
    const [ana, bia, cid] = [await register('Ana'), await register('Bia'), await register('Cid')];
    const taken = await change(ana.id, { nome: 'Outra', email: bia.email.toUpperCase() });
    expect(coded(taken)).toBe('409 EMAIL_TAKEN');
    const email = freshEmail();
    const both = await Promise.all([ana, cid].map(({ id }) => change(id, { email })));
    expect(both.map(coded).toSorted()).toEqual(['200', '409 EMAIL_TAKEN']);
    const { rows } = await stage.rows.query('SELECT nome FROM identity.users WHERE id = $1', [ana.id]);
    expect(rows).toEqual([{ nome: 'Ana' }]);
    const entries = [...(await stage.trailOf(ana.id)), ...(await stage.trailOf(cid.id))];
    expect(entries).toHaveLength(1);
  });

  it('cannot limit an administrator’s proposals', async () => {
    const ana = await register('Ana');
    await change(ana.id, { is_admin: true });
    for (const pressed of [true, false])
      expect(coded(await change(ana.id, { unlimited_proposals: pressed }))).toBe('409 ADMIN_WITHOUT_LIMIT');
    expect(await stage.trailOf(ana.id)).toHaveLength(1);
    expect(coded(await change(ana.id, { is_admin: false, unlimited_proposals: true }))).toBe('200');
  });

  it('is refused once the administrator’s account is removed (attack 123), and for an unknown user', async () => {
    const gone = await signedIn(stage.identity, stage.rows);
    await stage.rows.query('DELETE FROM identity.admins WHERE id = $1', [gone.id]);
    const ana = await register('Ana');
    const theirs = { claims: { ...gone.claims, iss: 'admin' } };
    expect(coded(await change(ana.id, { is_admin: true }, theirs))).toBe('401 ADMIN_SESSION_OVER');
    expect(coded(await change(randomUUID(), { nome: 'x' }))).toBe('404 USER_NOT_FOUND');
    expect(coded(await change('x', { nome: 'x' }))).toBe('404 NOT_FOUND');
    expect(await stage.trailOf(ana.id)).toEqual([]);
    expect(coded(await ask('GET', 'me', theirs))).toBe('401 ADMIN_SESSION_OVER');
    expect((await ask('GET', 'me')).json()).toEqual({ email: admin.email });
  });
});

describe('every call of the panel (D34, attacks 11, 181)', () => {
  const QUESTIONS = ['users?rows=10', 'user-counts', 'me', 'audit?rows=10'];
  const responses = async (as: object, of = stage.identity) =>
    Promise.all(
      QUESTIONS.map(async (path) => coded(await of.call('GET', `/internal/admin/${path}`, { claims: as }))),
    );
  const all = (outcome: string) => QUESTIONS.map(() => outcome);

  it('is allowed for an administrator with a valid session, and for no valid token without one', async () => {
    const [session, other] = [
      await signedIn(stage.identity, stage.rows),
      await signedIn(stage.identity, stage.rows),
    ];
    const own = { ...session.claims, iss: 'admin' };
    const { claims: user } = await stage.identity.loggedIn(freshEmail());
    expect(await responses(own)).toEqual(all('200'));
    for (const nobody of [
      { ...own, sid: randomUUID() },
      { ...own, sid: other.claims.sid },
      { ...own, sub: other.id },
      { ...own, sub: user.sub, sid: user.sid },
      { ...own, sub: user.sub },
    ])
      expect(await responses(nobody)).toEqual(all('401 ADMIN_SESSION_OVER'));
    expect(await responses(own)).toEqual(all('200'));
  });

  it('is refused from the moment the session ends: by its time, and by signing out', async () => {
    const session = await signedIn(stage.identity, stage.rows);
    const own = { ...session.claims, iss: 'admin' };
    const [inTime, over] = [29 * 60, 30 * 60 + 1];
    for (const [seconds, outcome] of [
      [inTime, '200'],
      [over, '401 ADMIN_SESSION_OVER'],
    ] as const)
      await stage.later(seconds, async (then) => expect(await responses(own, then)).toEqual(all(outcome)));
    await stage.identity.call('POST', '/api/vitamina/auth/logout', { claims: session.claims });
    expect(await responses(own)).toEqual(all('401 ADMIN_SESSION_OVER'));
  });

  it('about the administrator’s own account likewise, as shown by the status', async () => {
    const session = await signedIn(stage.identity, stage.rows);
    const { claims: user } = await stage.identity.loggedIn(freshEmail());
    const seen = async (as: object) => {
      const ask = (path: string) => stage.identity.call('GET', `/api/vitamina/auth/${path}`, { claims: as });
      return [coded(await ask('me')), (await ask('status')).json<{ authenticated: boolean }>().authenticated];
    };
    expect(await seen(session.claims)).toEqual(['200', true]);
    const asUser = { ...session.claims, sub: user.sub, sid: user.sid };
    expect(await seen(asUser)).toEqual(['401 NOT_AUTHENTICATED', false]);
    await stage.identity.call('POST', '/api/vitamina/auth/logout', { claims: session.claims });
    expect(await seen(session.claims)).toEqual(['401 NOT_AUTHENTICATED', false]);
  });
});

describe('the audit trail (D34)', () => {
  it('is append-only: neither the service nor the tables’ owner can change or remove an entry', async () => {
    const ana = await register('Ana');
    await change(ana.id, { nome: 'Ana Lima' });
    for (const sql of [
      `UPDATE identity.audit_log SET quem = 'x'`,
      'DELETE FROM identity.audit_log',
      'TRUNCATE identity.audit_log CASCADE',
      `UPDATE identity.audit_details SET depois = '{}'`,
    ])
      await expect(stage.rows.query(sql)).rejects.toMatchObject({ code: '42501' });
    const app = stage.identity.app.get(EraseAuditedValues);
    await app.execute();
    expect((await stage.trailOf(ana.id))[0]).toMatchObject({ depois: { nome: 'Ana Lima' } });
  });

  it('loses only the values of a user’s changes once the user is erased (D37)', async () => {
    const ana = await register('Ana');
    await change(ana.id, { nome: 'Ana Lima' });
    await stage.rows.query('DELETE FROM identity.users WHERE id = $1', [ana.id]);
    await stage.identity.app.get(EraseAuditedValues).execute();
    expect(await stage.trailOf(ana.id)).toMatchObject([
      { acao: 'usuario-alterado', quem: admin.email, antes: null, depois: null },
    ]);
    const { entries } = (await ask('GET', 'audit?rows=200')).json<{ entries: { alvo_id: string }[] }>();
    expect(entries.find(({ alvo_id }) => alvo_id === ana.id)).toMatchObject({
      alvo: '',
      antes: null,
      depois: null,
    });
  });
});
