import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { begin, comeBack } from './support/google-browser.js';
import { CLIENT, signingInAt } from './support/google-client.js';
import { setGoogleStage } from './support/google-stage.js';
import { hs256, rs256, startHostileProvider, strangersKey, type Token } from './support/hostile-provider.js';
import { TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000); // keys are made for each test of signatures

const HOUR = 3600;

describe('refused responses of a provider (attacks 105, 109)', () => {
  const stage = setGoogleStage(startHostileProvider);
  afterEach(() => {
    stage.provider.bend = () => undefined;
    stage.provider.refuse = null;
  });
  const signIn = async (change: Record<string, string | null> = {}) => {
    const { location, kept } = await begin(stage.identity);
    return comeBack(stage.identity, stage.provider.back(location, change), kept);
  };

  it('are different from a good response, which opens a session', async () => {
    const { landing, session } = await signIn();
    expect(landing).toMatch(/success=true/);
    expect(session).not.toBe('');
  });

  const claims = (change: object) => (token: Token) => void Object.assign(token.claims, change);
  const now = Math.floor(Date.now() / 1000);
  it.each<[string, (token: Token) => void]>([
    ['another nonce', claims({ nonce: 'x'.repeat(43) })],
    ['no nonce', claims({ nonce: undefined })],
    ['another audience', claims({ aud: 'somebody else' })],
    ['no audience', claims({ aud: undefined })],
    ['our audience among others, for another party', claims({ aud: [CLIENT.id, 'x'], azp: 'x' })],
    ['another issuer', claims({ iss: 'https://accounts.google.com' })],
    ['an end in the past', claims({ iat: now - 2 * HOUR, exp: now - HOUR })],
    ['no end', claims({ exp: undefined })],
    ['an end that is a text', claims({ exp: '9999999999' })],
    ['a beginning in the future', claims({ nbf: now + HOUR })],
    ['no subject', claims({ sub: undefined })],
    ['a subject that is no text', claims({ sub: { $ne: '' } })],
    [
      'no signature at all',
      (token) => {
        token.header = { alg: 'none', typ: 'JWT' };
        token.sign = () => '';
      },
    ],
    [
      'an algorithm that is none in other letters',
      (token) => {
        token.header['alg'] = 'nOnE';
        token.sign = () => '';
      },
    ],
    [
      'a stranger’s signature',
      (token) => {
        token.sign = rs256(strangersKey());
      },
    ],
    [
      'a stranger’s key of its own',
      (token) => {
        token.header['kid'] = 'k2';
        token.sign = rs256(strangersKey());
      },
    ],
    [
      'a key that it brings along',
      (token) => {
        token.header['jku'] = `${stage.provider.issuer}/evil`;
        token.header['jwk'] = { kty: 'RSA', n: 'AQAB', e: 'AQAB' };
        token.sign = rs256(strangersKey());
      },
    ],
    [
      'the public key taken for a secret',
      (token) => {
        token.header['alg'] = 'HS256';
        token.sign = hs256(stage.provider.publicPem);
      },
    ],
    [
      'our own secret as the key',
      (token) => {
        token.header['alg'] = 'HS256';
        token.sign = hs256(CLIENT.secret);
      },
    ],
    [
      'claims changed after signing',
      (token) => {
        const { sign } = token;
        token.sign = (input) => sign(input.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
      },
    ],
  ])('an ID token with %s', async (_what, bend) => {
    stage.provider.bend = bend;
    const before = await stage.business();
    const { status, landing, session } = await signIn();
    expect([status, landing, session]).toEqual([302, '/auth?error=google_auth_failed', '']);
    expect(await stage.business()).toEqual(before);
  });

  it.each([
    ['an unverified e-mail', { email_verified: false }],
    ['an e-mail whose proof is a text', { email_verified: 'true' }],
    ['an e-mail without proof', { email_verified: undefined }],
    ['no e-mail', { email: undefined }],
    ['two addresses', { email: 'hostil@exemplo.com.br,a@b.co' }],
    ['an e-mail with a line end', { email: 'hostil@exemplo.com.br\r\nBcc: a@b.co' }],
    ['an endless e-mail', { email: `${'a'.repeat(300)}@exemplo.com.br` }],
    ['an empty subject', { sub: '' }],
    ['an endless subject', { sub: 'x'.repeat(300) }],
    ['a NUL in the e-mail', { email: 'a\u0000@exemplo.com.br' }],
  ])('an ID token with %s is rejected', async (_what, change) => {
    stage.provider.bend = claims(change);
    const before = await stage.business();
    const { landing, session } = await signIn();
    expect([landing, session]).toEqual(['/auth?error=no_user_data', '']);
    expect(await stage.business()).toEqual(before);
  });

  it('a name that would break a page or a header is replaced', async () => {
    for (const name of ['\u202eevil', 'a\r\nSet-Cookie: x=1', 'x'.repeat(300), '', 7]) {
      stage.provider.bend = claims({
        name,
        sub: `named ${String(name).length}`,
        email: `n${String(name).length}@exemplo.com.br`,
      });
      const { landing } = await signIn();
      expect(new URL(landing, 'http://x').searchParams.get('userName')).toBe(`n${String(name).length}`);
    }
  });

  it.each([
    ['says no', { status: 400, body: { error: 'invalid_grant' } }],
    ['breaks', { status: 500, body: {} }],
    ['answers nonsense', { status: 200, body: [] }],
    ['gives no ID token', { status: 200, body: { access_token: 'a', token_type: 'Bearer' } }],
    [
      'gives an ID token that is none',
      { status: 200, body: { access_token: 'a', token_type: 'Bearer', id_token: 'x.y' } },
    ],
  ])('ends on our page when the provider %s', async (_what, refuse) => {
    stage.provider.refuse = refuse;
    const { status, landing, session } = await signIn();
    expect([status, landing, session]).toEqual([302, '/auth?error=google_auth_failed', '']);
  });

  it.each([
    ['another issuer (RFC 9207)', { iss: 'https://evil.example' }],
    ['no issuer where it promised one', { iss: null }],
    ['another state', { state: 'x' }],
  ])('a response of %s uses up no code', async (_what, change) => {
    const spent = stage.provider.spent.length;
    expect((await signIn(change)).landing).toBe('/auth?error=google_auth_failed');
    expect(stage.provider.spent).toHaveLength(spent);
  });

  it('a code is not sent twice', async () => {
    const { location, kept } = await begin(stage.identity);
    const callback = stage.provider.back(location);
    const spent = stage.provider.spent.length;
    for (let i = 0; i < 3; i += 1) await comeBack(stage.identity, callback, kept);
    expect(stage.provider.spent).toHaveLength(spent + 1);
  });

  it('a sign-in works as soon as the provider is available: the service starts without it', async () => {
    const late = await startHostileProvider();
    await late.close();
    const early = await TestIdentity.start(stage.database, signingInAt(late.issuer));
    const response = await early.call('GET', '/api/auth/google');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/auth?error=google_auth_failed']);
    expect(
      (await comeBack(early, new URL('http://x/api/auth/google/callback?code=1&state=2'), null)).landing,
    ).toBe('/auth?error=google_auth_failed');
    expect((await early.call('GET', '/api/auth/status')).statusCode).toBe(200);
    const there = await startHostileProvider(Number(new URL(late.issuer).port));
    const { location, kept } = await begin(early);
    const { landing } = await comeBack(early, there.back(location), kept);
    expect(landing).toMatch(/success=true/);
    await there.close();
    expect((await begin(early)).location).toMatch(late.issuer); // the loaded metadata stay
    await early.close();
  });

  it('ends on our page when the database is away at the last moment', async () => {
    const { location, kept } = await begin(stage.identity);
    await stage.rows.query('ALTER TABLE identity.used_sign_ins RENAME TO gone');
    try {
      const { status, landing } = await comeBack(stage.identity, stage.provider.back(location), kept);
      expect([status, landing]).toEqual([302, '/auth?error=callback_error']);
    } finally {
      await stage.rows.query('ALTER TABLE identity.gone RENAME TO used_sign_ins');
    }
  });
});
