import { describe, expect, it, jest } from '@jest/globals';
import { NEW, PASSWORD, setGoogleProofStage } from './support/google-proof-stage.js';
import { freshAddress } from './support/test-app.js';

jest.setTimeout(20_000); // accounts cost a hash each, sign-ins five requests

const google = setGoogleProofStage();

/** Somebody who registered an address and logged in with the password, wherever its mailbox is. */
const registered = async () => {
  const { claims, cookie } = await google.stage.identity.loggedIn(google.email, PASSWORD);
  return { id: claims.sub, claims, cookie };
};

describe('what a sign-in with Google keeps of an account that it joins (D11)', () => {
  it('is nothing of a stranger, although the address’s owner clicked the email (attack 191)', async () => {
    const stranger = await registered();
    expect(await google.confirm(stranger.id)).toBe(204);
    expect(await google.accountOf(stranger.id)).toMatchObject({ confirmado: true, provada: false });
    const recovery = await google.askForPassword(stranger.id);

    const { session } = await google.signIn();
    expect(await google.userOf(session)).toBe(stranger.id);
    expect(await google.userOf(stranger.cookie)).toBeNull();
    expect(await google.login(PASSWORD)).toBe(401);
    expect(await google.reset(recovery)).toBe(410);
    expect(await google.accountOf(stranger.id)).toEqual({
      senha: false,
      provada: false,
      provider: 'google',
      confirmado: true,
      google: 1,
    });
    expect(await google.lastMail(stranger.id)).toMatchObject({
      kind: 'google-joined',
      model: { senha_apagada: true },
    });
  });

  it('is no password that a stranger has changed after that click either (attack 192)', async () => {
    const stranger = await registered();
    await google.confirm(stranger.id);
    const changed = await google.stage.identity.call('PUT', '/api/auth/password', {
      claims: { ...stranger.claims, ip: freshAddress() },
      body: { currentPassword: PASSWORD, newPassword: NEW },
    });
    expect(changed.statusCode).toBe(204);
    await google.signIn();
    expect([await google.login(PASSWORD), await google.login(NEW)]).toEqual([401, 401]);
    expect(await google.userOf(stranger.cookie)).toBeNull();
  });

  it.each([
    ['another account’s', async () => (await google.stage.identity.loggedIn(`x${google.email}`)).claims],
    [
      'an ended one',
      async (own: { claims: object; id: string }) => {
        await google.stage.rows.query('DELETE FROM identity.sessions WHERE user_id = $1', [own.id]);
        return own.claims;
      },
    ],
  ])('is no password after a click in the wrong session: %s (attack 191)', async (_what, which) => {
    const stranger = await registered();
    expect(await google.confirm(stranger.id, await which(stranger))).toBe(204);
    expect(await google.accountOf(stranger.id)).toMatchObject({ confirmado: true, provada: false });
    await google.signIn();
    expect(await google.login(PASSWORD)).toBe(401);
  });

  it('is everything after a click in the session that the password had opened', async () => {
    const owner = await registered();
    expect(await google.confirm(owner.id, owner.claims)).toBe(204);
    const { session } = await google.signIn();
    expect([await google.userOf(session), await google.userOf(owner.cookie)]).toEqual([owner.id, owner.id]);
    expect(await google.login(PASSWORD)).toBe(200);
    expect(await google.lastMail(owner.id)).toMatchObject({ model: { senha_apagada: false } });
    expect(await google.accountOf(owner.id)).toMatchObject({ provider: 'email', google: 1 });
  });

  it('is a password that the recovery email’s link has set, and a later one', async () => {
    const { id } = await registered();
    expect(await google.reset(await google.askForPassword(id))).toBe(204);
    const { claims, cookie } = await google.stage.identity.loggedIn(google.email, NEW);
    await google.stage.identity.call('PUT', '/api/auth/password', {
      claims: { ...claims, ip: freshAddress() },
      body: { currentPassword: NEW, newPassword: 'terceiro segredo' },
    });
    await google.signIn();
    expect(await google.login('terceiro segredo')).toBe(200);
    expect(await google.userOf(cookie)).toBe(id);
  });

  it('is everything if the returning browser is logged in by the password: that proves the mailbox', async () => {
    const owner = await registered();
    const { session } = await google.signIn(google.person(), owner.claims);
    expect(await google.userOf(session)).toBe(owner.id);
    expect(await google.login(PASSWORD)).toBe(200);
    expect(await google.accountOf(owner.id)).toMatchObject({ confirmado: true, provada: true, google: 1 });
    expect(await google.lastMail(owner.id)).toMatchObject({ model: { senha_apagada: false } });
  });

  it('is no password proved for an address that an administrator has changed since', async () => {
    const { id } = await registered();
    await google.reset(await google.askForPassword(id));
    const next = `novo.${google.email}`;
    await google.move(id, next);
    expect(await google.accountOf(id)).toMatchObject({ senha: true, provada: false, confirmado: false });
    const { session } = await google.signIn(google.person(next));
    expect(await google.userOf(session)).toBe(id);
    expect(await google.login(NEW, next)).toBe(401);
  });
});
