import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { begin, CALLBACK, comeBack } from './support/google-browser.js';
import { setGoogleStage } from './support/google-stage.js';
import { startIdentityProvider } from './support/identity-provider.js';
import { freshEmail } from './support/test-app.js';

jest.setTimeout(20_000); // accounts cost a hash each, sign-ins five requests

describe('a Google account and the account with its address (D11)', () => {
  const stage = setGoogleStage(() => startIdentityProvider(CALLBACK));
  const password = 'segredo1';
  let email: string;
  beforeEach(() => {
    email = freshEmail();
    stage.provider.who = {
      sub: `sub of ${email}`,
      email: ` ${email.toUpperCase()}`.trim(),
      email_verified: true,
      name: 'Ana',
    };
  });
  const signIn = async () => {
    const { location, kept } = await begin(stage.identity);
    return comeBack(stage.identity, await stage.provider.pass(location), kept);
  };
  /** As the link of the recovery mail does. */
  const prove = (userId: string) =>
    stage.rows.query(
      'UPDATE identity.users SET email_confirmado_em = now(), senha_provada_em = now() WHERE id = $1',
      [userId],
    );
  const mailsTo = async (userId: string) => {
    const { rows: found } = await stage.rows.query(
      `SELECT model FROM identity.outbox WHERE kind = 'google-joined' AND model->>'to_user' = $1`,
      [userId],
    );
    return found.map(({ model }) => model);
  };
  const userOf = async (session: string) => (await stage.identity.introspect(session))?.sub;

  it('are joined if the password is its owner’s: password and sessions stay, and the owner is notified', async () => {
    const { claims, cookie } = await stage.identity.loggedIn(email, password);
    await prove(claims.sub);
    const { session } = await signIn();
    expect(await userOf(session)).toBe(claims.sub);
    expect(await userOf(cookie)).toBe(claims.sub);
    expect((await stage.identity.login({ email, password })).statusCode).toBe(200);
    expect(await mailsTo(claims.sub)).toEqual([
      { to_user: claims.sub, entrou_em: expect.stringMatching(/Z$/), senha_apagada: false },
    ]);
    await signIn();
    expect(await mailsTo(claims.sub)).toHaveLength(1);
  });

  it('are joined if it was unconfirmed, and who registered it first loses access (attack 110)', async () => {
    const attacker = await stage.identity.loggedIn(email, password);
    const { session } = await signIn();
    expect(await userOf(session)).toBe(attacker.claims.sub);
    expect(await stage.identity.introspect(attacker.cookie)).toBeNull();
    const response = await stage.identity.login({ email, password });
    expect([response.statusCode, response.json().code]).toEqual([401, 'WRONG_CREDENTIALS']);
    const { rows: found } = await stage.rows.query(
      'SELECT senha_hash, provider, email_confirmado_em IS NOT NULL AS confirmed FROM identity.users WHERE id = $1',
      [attacker.claims.sub],
    );
    expect(found).toEqual([{ senha_hash: null, provider: 'google', confirmed: true }]);
    expect(await mailsTo(attacker.claims.sub)).toMatchObject([{ senha_apagada: true }]);
  });

  it('are not joined for another person of the provider with the address (attack 113)', async () => {
    const { session } = await signIn();
    const owner = await userOf(session);
    stage.provider.who = { sub: 'somebody else', email, email_verified: true, name: 'Outra' };
    const before = await stage.rows.query('SELECT i::text FROM identity.user_identities i ORDER BY 1');
    const stranger = await signIn();
    expect([stranger.landing, stranger.session]).toEqual(['/auth?error=callback_error', '']);
    expect(
      (await stage.rows.query('SELECT i::text FROM identity.user_identities i ORDER BY 1')).rows,
    ).toEqual(before.rows);
    expect(await userOf(session)).toBe(owner);
  });

  it('a password cannot be set without the mailbox: the address is taken (attack 111)', async () => {
    await signIn();
    for (const address of [email, email.toUpperCase()]) {
      const response = await stage.identity.register({ nome: 'X', email: address, password });
      expect([response.statusCode, response.json().code]).toEqual([409, 'EMAIL_TAKEN']);
    }
    expect((await stage.identity.login({ email, password })).statusCode).toBe(401);
  });

  it('two first sign-ins at once make one account, and two that join one make one identity and one email', async () => {
    const both = async () => {
      const begun = [await begin(stage.identity), await begin(stage.identity)];
      const callbacks = await Promise.all(begun.map(({ location }) => stage.provider.pass(location)));
      return Promise.all(
        begun.map(({ kept }, i) => comeBack(stage.identity, callbacks[i] ?? new URL(CALLBACK), kept)),
      );
    };
    const fresh = await both();
    const users = await Promise.all(fresh.map(({ session }) => userOf(session)));
    expect(users[0]).toBeDefined();
    expect(users[1]).toBe(users[0]);

    email = freshEmail();
    stage.provider.who = { sub: `sub of ${email}`, email, email_verified: true };
    const { claims } = await stage.identity.loggedIn(email, password);
    const joined = await both();
    expect(await Promise.all(joined.map(({ session }) => userOf(session)))).toContain(claims.sub);
    const { rows: identities } = await stage.rows.query(
      'SELECT 1 FROM identity.user_identities WHERE user_id = $1',
      [claims.sub],
    );
    expect(identities).toHaveLength(1);
    expect(await mailsTo(claims.sub)).toHaveLength(1);
  });

  it('a registration concurrent with a sign-in succeeds or fails, but never both succeed', async () => {
    for (let i = 0; i < 5; i += 1) {
      email = freshEmail();
      stage.provider.who = { sub: `sub of ${email}`, email, email_verified: true };
      const { location, kept } = await begin(stage.identity);
      const callback = await stage.provider.pass(location);
      const [back] = await Promise.all([
        comeBack(stage.identity, callback, kept),
        stage.identity.register({ nome: 'X', email, password }),
      ]);
      expect(back.landing).toMatch(/success=true/);
      expect((await stage.identity.login({ email, password })).statusCode).toBe(401);
    }
  });

  it('nothing gives access to a closed account, whether it was joined before or not (D37)', async () => {
    const close = (id: string) =>
      stage.rows.query('UPDATE identity.users SET fechada_em = now(), apagar_em = now() WHERE id = $1', [id]);
    const joined = await userOf((await signIn()).session);
    await close(joined ?? '');
    expect((await signIn()).landing).toBe('/auth?error=callback_error');

    email = freshEmail();
    stage.provider.who = { sub: `sub of ${email}`, email, email_verified: true };
    const { claims } = await stage.identity.loggedIn(email, password);
    await close(claims.sub);
    expect((await signIn()).landing).toBe('/auth?error=callback_error');
    const { rows: found } = await stage.rows.query('SELECT senha_hash FROM identity.users WHERE id = $1', [
      claims.sub,
    ]);
    expect(found[0].senha_hash).not.toBeNull();
    expect(await mailsTo(claims.sub)).toEqual([]);
  });

  it('are deleted with the user', async () => {
    const { session } = await signIn();
    const id = await userOf(session);
    await stage.rows.query('DELETE FROM identity.users WHERE id = $1', [id]);
    expect(
      (await stage.rows.query('SELECT 1 FROM identity.user_identities WHERE user_id = $1', [id])).rows,
    ).toEqual([]);
  });
});
