import { describe, expect, it, jest } from '@jest/globals';
import { NEW, PASSWORD, setGoogleProofStage } from './support/google-proof-stage.js';
import { holding, somebodyWaits } from './support/locks.js';
import { freshAddress } from './support/test-app.js';

jest.setTimeout(30_000); // accounts cost a hash each, sign-ins five requests

const google = setGoogleProofStage();
const { stage } = google;
const DISCONNECTED = '/auth?error=google_disconnected';

/** An account with a proven password, linked with Google as well; `cookie` was opened by the password, `session` by Google. */
const joined = async () => {
  const first = await stage.identity.loggedIn(google.email, PASSWORD);
  const { session } = await google.signIn(google.person(), first.claims); // replaces the session in that browser
  const { claims, cookie } = await stage.identity.loggedIn(google.email, PASSWORD);
  return { id: claims.sub, claims, cookie, session };
};
const unlink = (claims: object, currentPassword?: string) =>
  stage.identity.call('DELETE', '/api/auth/google', {
    claims: { ...claims, ip: freshAddress() },
    ...(currentPassword === undefined ? {} : { body: { currentPassword } }),
  });
const coded = ({ statusCode, body }: { statusCode: number; body: string }) =>
  `${statusCode} ${body ? (JSON.parse(body) as { code?: string }).code : ''}`.trim();
const linkOf = async (claims: object) =>
  (await stage.identity.call('GET', '/api/auth/google/link', { claims })).json<Record<string, unknown>>();

describe('a new owner of an account leaves no old access (D11, attack 193)', () => {
  it('after an administrator changed the address and its owner set a password, the old Google account gives no access', async () => {
    const first = await google.signIn();
    const id = (await google.userOf(first.session)) ?? '';
    const [old, next] = [google.email, `novo.${google.email}`];
    expect((await google.move(id, next)).statusCode).toBe(200);
    expect(await google.userOf(first.session)).toBeNull();
    expect(await google.accountOf(id)).toMatchObject({ google: 0, provider: 'email' });
    const { rows } = await stage.rows.query(
      `SELECT model FROM identity.outbox WHERE kind = 'email-changed-by-admin' AND model->>'to_email' = ANY($1)`,
      [[old, next]],
    );
    expect(rows.map(({ model }) => model)).toMatchObject([
      { sessoes_encerradas: true, google_desligado: true },
      { sessoes_encerradas: true, google_desligado: true },
    ]);

    expect(await google.reset(await google.askForPassword(id, next))).toBe(204);
    const again = await google.signIn(google.person(old));
    const other = await google.userOf(again.session);
    expect(other).not.toBeNull();
    expect(other).not.toBe(id);
    expect(await google.login(NEW, next)).toBe(200);
  });

  it('a password set by the email unlinks Google in the same step, with a notice, and it is not linked again automatically', async () => {
    const owner = await joined();
    expect(await google.reset(await google.askForPassword(owner.id))).toBe(204);
    expect(await google.userOf(owner.session)).toBeNull();
    expect(await google.lastMail(owner.id)).toMatchObject({
      kind: 'password-changed',
      model: { google_desligado: true },
    });
    const before = await stage.business();
    const again = await google.signIn();
    expect([again.landing, again.session]).toEqual([DISCONNECTED, '']);
    expect(await stage.business()).toEqual(before);
  });

  it('a password set without a linked Google account does not mention one', async () => {
    const { claims } = await stage.identity.loggedIn(google.email, PASSWORD);
    await google.reset(await google.askForPassword(claims.sub));
    expect(await google.lastMail(claims.sub)).toMatchObject({ model: { google_desligado: false } });
  });

  it('another spelling of the address, or another name, ends nothing', async () => {
    const owner = await joined();
    await google.move(owner.id, google.email.toUpperCase());
    expect(await google.userOf(owner.session)).toBe(owner.id);
    expect(await google.accountOf(owner.id)).toMatchObject({ google: 1, provada: true, confirmado: true });
  });

  it('links sent to an address are invalid once the account has it back (attack 196)', async () => {
    const { claims } = await stage.identity.loggedIn(google.email, PASSWORD);
    const recovery = await google.askForPassword(claims.sub);
    await google.move(claims.sub, `novo.${google.email}`);
    await google.move(claims.sub, google.email);
    expect(await google.reset(recovery)).toBe(410);
    expect(await google.mails.token(claims.sub, 'confirm-email')).toBeNull();
  });
});

describe('a started sign-in with Google (D11, attack 194)', () => {
  it.each([
    ['a reset', async (id: string) => expect(await google.reset(await google.askForPassword(id))).toBe(204)],
    [
      'unlinking',
      async (_id: string, claims: object) => expect((await unlink(claims, PASSWORD)).statusCode).toBe(204),
    ],
  ])('when %s happened in between, links nothing again', async (_what, between) => {
    const owner = await joined();
    const finish = await google.underWay();
    await between(owner.id, owner.claims);
    const back = await finish();
    expect([back.landing, back.session]).toEqual([DISCONNECTED, '']);
    expect(await google.accountOf(owner.id)).toMatchObject({ google: 0 });
  });

  it('and a concurrent reset run one after the other, and no session stays', async () => {
    const owner = await joined();
    const token = await google.askForPassword(owner.id);
    const finish = await google.underWay();
    const lock = `SELECT 1 FROM identity.users WHERE id = '${owner.id}' FOR UPDATE`;
    const { both } = await holding(stage.pool, lock, async () => {
      const both = Promise.all([finish(), google.reset(token)]);
      await somebodyWaits(stage.pool, 2);
      return { both };
    });
    const [back, reset] = await both;
    expect(reset).toBe(204);
    expect(await google.accountOf(owner.id)).toMatchObject({ google: 0 });
    if (back.session) expect(await google.userOf(back.session)).toBeNull();
    else expect(back.landing).toBe(DISCONNECTED);
  });
});

describe('unlinking Google in /conta (D11, attack 195)', () => {
  it('requires the password, ends other sessions opened by Google, notifies the owner, and the password still works', async () => {
    const owner = await joined();
    const elsewhere = (await google.signIn()).session;
    expect(await linkOf(owner.claims)).toEqual({
      disponivel: true,
      conectada: true,
      conectada_em: expect.stringMatching(/Z$/),
      tem_senha: true,
    });
    expect((await unlink(owner.claims, PASSWORD)).statusCode).toBe(204);
    expect([await google.userOf(owner.cookie), await google.userOf(elsewhere)]).toEqual([owner.id, null]);
    expect(await google.login(PASSWORD)).toBe(200);
    expect((await google.signIn()).landing).toBe(DISCONNECTED);
    expect(await google.lastMail(owner.id)).toMatchObject({
      kind: 'google-unlinked',
      model: { ip: expect.any(String) },
    });
    expect(await linkOf(owner.claims)).toMatchObject({ conectada: false, conectada_em: null });
    expect(coded(await unlink(owner.claims, PASSWORD))).toBe('404 NOT_FOUND');
  });

  it('keeps the current session, also one that Google had opened', async () => {
    const owner = await joined();
    expect((await unlink(await google.claimsOf(owner.session), PASSWORD)).statusCode).toBe(204);
    expect(await google.userOf(owner.session)).toBe(owner.id);
  });

  it('is refused without the right password, counted like sign-ins (D48), and changes nothing', async () => {
    const owner = await joined();
    const before = await stage.business();
    expect(coded(await unlink(owner.claims))).toBe('422 INVALID_FIELDS');
    expect(coded(await unlink(owner.claims, ''))).toBe('422 INVALID_FIELDS');
    const ip = freshAddress();
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const options = { claims: { ...owner.claims, ip }, body: { currentPassword: 'errada' } };
      codes.push((await stage.identity.call('DELETE', '/api/auth/google', options)).statusCode);
    }
    expect(codes).toEqual([...Array<number>(10).fill(403), 429]);
    expect(await stage.business()).toEqual(before);
  });

  it('never leaves an account without a way to sign in', async () => {
    const { session } = await google.signIn();
    const claims = await google.claimsOf(session);
    expect(await linkOf(claims)).toMatchObject({ conectada: true, tem_senha: false });
    const before = await stage.business();
    expect(coded(await unlink(claims, PASSWORD))).toBe('409 NO_PASSWORD');
    expect(await stage.business()).toEqual(before);
    // Its way to a password: the email's link, which also unlinks Google.
    expect(await google.reset(await google.askForPassword(claims.sub))).toBe(204);
    expect(await google.login(NEW)).toBe(200);
  });

  it('is not done by a session that ended meanwhile', async () => {
    const owner = await joined();
    const lock = `SELECT 1 FROM identity.users WHERE id = '${owner.id}' FOR UPDATE`;
    const { response } = await holding(stage.pool, lock, async () => {
      const response = unlink(owner.claims, PASSWORD);
      await somebodyWaits(stage.pool);
      await stage.rows.query('DELETE FROM identity.sessions WHERE id = $1', [owner.claims.sid]);
      return { response };
    });
    expect(coded(await response)).toBe('401 NOT_AUTHENTICATED');
    expect(await google.accountOf(owner.id)).toMatchObject({ google: 1 });
  });

  it('is undone only by the owner: through Google, in a session of the account', async () => {
    const owner = await joined();
    await unlink(owner.claims, PASSWORD);
    const stranger = await stage.identity.loggedIn(`x${google.email}`);
    for (const claims of [{}, stranger.claims, { ...owner.claims, sid: stranger.claims.sid }])
      expect((await google.signIn(google.person(), claims)).landing).toBe(DISCONNECTED);
    const back = await google.signIn(google.person(), owner.claims);
    expect(await google.userOf(back.session)).toBe(owner.id);
    expect(await google.login(PASSWORD)).toBe(200);
    expect((await google.signIn()).landing).toMatch(/success=true/);
    const told = (await google.mails.kindsTo(owner.id)).filter((kind) => kind.startsWith('google'));
    expect(told.slice(-2)).toEqual(['google-unlinked', 'google-joined']);
  });

  it('is only for users', async () => {
    const admin = { kind: 'admin', sub: 'b7e3a0a4-0000-4000-8000-000000000000' } as const;
    for (const claims of [{}, admin]) {
      expect([401, 403]).toContain((await unlink(claims, PASSWORD)).statusCode);
      const read = await stage.identity.call('GET', '/api/auth/google/link', { claims });
      expect([401, 403]).toContain(read.statusCode);
    }
  });
});
