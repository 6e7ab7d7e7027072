import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { begin, CALLBACK, comeBack } from './support/google-browser.js';
import { CLIENT, signingInAt } from './support/google-client.js';
import { setGoogleStage } from './support/google-stage.js';
import { startIdentityProvider } from './support/identity-provider.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000); // a provider makes its keys, and each sign-in is five requests

describe('signing in with Google, at a real provider (D11)', () => {
  const stage = setGoogleStage(() => startIdentityProvider(CALLBACK));
  let email: string;
  let sub: string;
  beforeEach(() => {
    email = freshEmail();
    sub = `sub of ${email}`;
    stage.provider.who = { sub, email, email_verified: true, name: 'João da Silva' };
  });
  /** The complete sign-in, in one browser. */
  const signIn = async (claims = {}) => {
    const { location, kept } = await begin(stage.identity);
    return comeBack(stage.identity, await stage.provider.pass(location), kept, claims);
  };

  it('makes an account, opens a session with a new cookie, and shows who it is', async () => {
    const { status, landing, session, cookies, headers } = await signIn();
    const { rows: found } = await stage.rows.query('SELECT * FROM identity.users WHERE email = $1', [email]);
    const [user] = found;
    expect(status).toBe(302);
    expect(landing).toBe(`/auth?success=true&userId=${user.id}&userName=Jo%C3%A3o+da+Silva&provider=google`);
    expect(cookies[0]).toBe('acordo_entrada=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(cookies[1]).toMatch(
      /^acordo_sessao=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(user).toMatchObject({ nome: 'João da Silva', provider: 'google', senha_hash: null });
    expect(user.email_confirmado_em).not.toBeNull();
    const known = await stage.identity.introspect(session);
    expect(known).toMatchObject({ sub: user.id, rights: { plano: 'gratuito' } });
    const { rows: opened } = await stage.rows.query('SELECT metodo FROM identity.sessions WHERE id = $1', [
      known?.sid,
    ]);
    expect(opened).toEqual([{ metodo: 'google' }]);
    const response = await stage.identity.call('GET', '/api/auth/status', {
      claims: { kind: 'user', sub: user.id, sid: known?.sid ?? '', rights: known?.rights ?? null },
    });
    expect(response.json()).toMatchObject({
      authenticated: true,
      user: { email, provider: 'google', email_confirmado: true },
    });
  });

  it('finds the account again by issuer and subject, whatever the address is (attack 113)', async () => {
    const first = await signIn();
    stage.provider.who = { sub, email: freshEmail(), email_verified: true, name: 'João Outro' };
    const second = await signIn();
    expect(second.landing).toBe(first.landing);
    expect(second.session).not.toBe(first.session);
    const { rows: found } = await stage.rows.query(
      'SELECT email, nome FROM identity.users WHERE email = ANY($1)',
      [[email, stage.provider.who.email]],
    );
    expect(found).toEqual([{ email, nome: 'João da Silva' }]);
  });

  it('requests a code with PKCE, state and nonce, new ones each time, to our own address', async () => {
    const [one, two] = [await begin(stage.identity), await begin(stage.identity)];
    const asked = [one, two].map(({ location }) => Object.fromEntries(new URL(location).searchParams));
    expect(asked[0]).toEqual({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked[0]?.[name]).not.toBe(asked[1]?.[name]);
    for (const secret of Object.values(asked[0] ?? {})) expect(one.kept).not.toContain(secret);
    expect(one.kept).toMatch(/^[\w-]{100,1000}$/);
  });

  it.each([
    '?redirect=//evil.example',
    '?redirect=%2f%2fevil.example',
    '?redirect=/%5Cevil.example&next=javascript:alert(1)',
    '?redirect=/%09/evil.example',
    '?code=x&state=y&error=z&redirect_uri=https://evil.example&client_id=evil&scope=evil',
    '?redirect=%0d%0aSet-Cookie:%20x=1',
  ])('takes nothing from outside into it: %s (attacks 114, 115)', async (query) => {
    const { location, kept } = await begin(stage.identity, query);
    expect(location).not.toMatch(/evil|javascript/);
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(CALLBACK);
    const { landing } = await comeBack(stage.identity, await stage.provider.pass(location), kept);
    expect(landing).toMatch(/^\/auth\?success=true&/);
  });

  it('ends the session that the browser had before', async () => {
    const before = await stage.identity.loggedIn(freshEmail());
    const { session } = await signIn(before.claims);
    expect(await stage.identity.introspect(before.cookie)).toBeNull();
    expect(await stage.identity.introspect(session)).not.toBeNull();
  });

  it('is accepted once: neither a later nor a concurrent replay opens a second session (attack 107)', async () => {
    const { location, kept } = await begin(stage.identity);
    const callback = await stage.provider.pass(location);
    const responses = await Promise.all([1, 2, 3].map(() => comeBack(stage.identity, callback, kept)));
    responses.push(await comeBack(stage.identity, callback, kept));
    const landings = responses.map(({ landing }) => landing.replace(/&.*/, '')).toSorted();
    expect(landings).toEqual([
      '/auth?error=google_auth_failed',
      '/auth?error=google_auth_failed',
      '/auth?error=google_auth_failed',
      '/auth?success=true',
    ]);
    expect(responses.filter(({ session }) => session !== '')).toHaveLength(1);
  });

  it('a code is not accepted in another sign-in', async () => {
    const [mine, theirs] = [await begin(stage.identity), await begin(stage.identity)];
    const callback = await stage.provider.pass(theirs.location);
    callback.searchParams.set('state', new URL(mine.location).searchParams.get('state') ?? '');
    const before = await stage.business();
    expect((await comeBack(stage.identity, callback, mine.kept)).landing).toBe(
      '/auth?error=google_auth_failed',
    );
    expect(await stage.business()).toEqual(before);
  });

  const change = (name: string, value: string | null) => (callback: URL) => {
    callback.searchParams.delete(name);
    if (value !== null) callback.searchParams.set(name, value);
  };
  it.each([
    ['without state', change('state', null)],
    ['with another state', change('state', 'x'.repeat(43))],
    ['with two states', (callback: URL) => callback.searchParams.append('state', 'x')],
    ['without code', change('code', null)],
    ['with an unknown code', change('code', 'x'.repeat(43))],
    ['from another issuer', change('iss', 'https://evil.example')],
    ['without its issuer', change('iss', null)],
    ['with nothing at all', (callback: URL) => (callback.search = '')],
    ['with a lot of nothing', (callback: URL) => (callback.search = `?${'%00&='.repeat(300)}`)],
    ['with an error and a code', change('error', 'access_denied')],
  ])('a callback %s opens no session (attacks 107, 109)', async (_what, bend) => {
    const { location, kept } = await begin(stage.identity);
    const callback = await stage.provider.pass(location);
    bend(callback);
    const before = await stage.business();
    const response = await comeBack(stage.identity, callback, kept);
    expect([response.status, response.landing, response.session]).toEqual([
      302,
      '/auth?error=google_auth_failed',
      '',
    ]);
    expect(response.cookies).toEqual(['acordo_entrada=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    expect(await stage.business()).toEqual(before);
  });

  it('a callback in another browser, or with a cookie that we did not make, opens nothing', async () => {
    const { location, kept } = await begin(stage.identity);
    const callback = await stage.provider.pass(location);
    const flipped = (kept.startsWith('A') ? 'B' : 'A') + kept.slice(1);
    const before = await stage.business();
    for (const other of [
      null,
      '',
      'x',
      flipped,
      kept.slice(0, -4),
      (await begin(stage.identity)).kept,
      'A'.repeat(400),
    ])
      expect((await comeBack(stage.identity, callback, other)).landing).toBe(
        '/auth?error=google_auth_failed',
      );
    expect(await stage.business()).toEqual(before);
    expect((await comeBack(stage.identity, callback, kept)).landing).toMatch(/success=true/); // it was valid all the time
  });

  it('a sign-in is valid for 10 minutes, and its cookie for no other installation', async () => {
    const { location, kept } = await begin(stage.identity);
    const callback = await stage.provider.pass(location);
    for (const settings of [
      { CLOCK_SHIFT: '601' },
      { DATA_KEY: Buffer.alloc(32, 6).toString('base64url') },
    ] as Record<string, string>[]) {
      const other = await TestIdentity.start(stage.database, {
        ...signingInAt(stage.provider.issuer),
        ...settings,
      });
      expect((await comeBack(other, callback, kept)).landing).toBe('/auth?error=google_auth_failed');
      await other.close();
    }
  });

  it('continues if its key is changed meanwhile and stays in the list (docs/decisions/0022, attack 213)', async () => {
    const { location, kept } = await begin(stage.identity);
    const callback = await stage.provider.pass(location);
    const [older, newer] = [5, 6].map((byte) => Buffer.alloc(32, byte).toString('base64url'));
    const other = await TestIdentity.start(stage.database, {
      ...signingInAt(stage.provider.issuer),
      DATA_KEY: `${newer},${older}`,
    });
    expect((await comeBack(other, callback, kept)).landing).toMatch(/success=true/);
    await other.close();
  });

  it('shows that the person declined', async () => {
    stage.provider.who = null;
    const { landing, session } = await signIn();
    expect([landing, session]).toEqual(['/auth?error=google_auth_failed', '']);
  });

  it.each([
    ['an unverified e-mail', { email_verified: false }],
    ['an e-mail that nobody says anything about', { email_verified: undefined }],
    ['no e-mail', { email: undefined }],
    ['no e-mail at all', { email: undefined, email_verified: undefined, name: undefined }],
  ])('a person with %s is rejected (attack 109)', async (_what, more) => {
    stage.provider.who = { sub, email, email_verified: true, ...more };
    const before = await stage.business();
    const { landing, session } = await signIn();
    expect([landing, session]).toEqual(['/auth?error=no_user_data', '']);
    expect(await stage.business()).toEqual(before);
  });

  it('over https the cookie of a sign-in is Secure and __Host-', async () => {
    const secure = await TestIdentity.start(stage.database, {
      ...signingInAt(stage.provider.issuer),
      PUBLIC_URL: 'https://acordo.com.br',
    });
    const { headers } = await secure.call('GET', '/api/auth/google');
    expect(headers['set-cookie']).toMatch(
      /^__Host-acordo_entrada=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(new URL(String(headers.location)).searchParams.get('redirect_uri')).toBe(
      'https://acordo.com.br/api/auth/google/callback',
    );
    await secure.close();
  });

  it('returns whether the button is shown', async () => {
    const without = await TestIdentity.start(stage.database);
    expect((await stage.identity.call('GET', '/api/auth/providers')).json()).toEqual({ google: true });
    expect((await without.call('GET', '/api/auth/providers')).json()).toEqual({ google: false });
    expect((await begin(without)).location).toBe('/auth?error=google_auth_failed');
    await without.close();
  });

  it('deletes used sign-ins after their time, and no earlier', async () => {
    await signIn();
    const count = async () =>
      (await stage.rows.query('SELECT count(*)::int AS n FROM identity.used_sign_ins')).rows[0].n;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await stage.identity.app.get(Schedule).run();
    expect(await count()).toBe(before);
    const later = await TestIdentity.start(stage.database, { CLOCK_SHIFT: '1201' });
    await later.app.get(Schedule).run();
    await later.close();
    expect(await count()).toBe(0);
  });
});
