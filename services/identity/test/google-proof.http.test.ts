import { describe, expect, it, jest } from '@jest/globals';
import { NEW, PASSWORD, setGoogleDoor } from './support/google-door.js';
import { freshAddress } from './support/test-app.js';

jest.setTimeout(20_000); // accounts cost a hash each, sign-ins five requests

const door = setGoogleDoor();

/** Somebody who registered an address and logged in with the password, wherever its mailbox is. */
const registered = async () => {
  const { claims, cookie } = await door.stage.identity.loggedIn(door.email, PASSWORD);
  return { id: claims.sub, claims, cookie };
};

describe('what a sign-in with Google leaves of an account that it joins (D11)', () => {
  it('is nothing a stranger made, whose mail the owner of the address has clicked (attack 191)', async () => {
    const stranger = await registered();
    expect(await door.confirm(stranger.id)).toBe(204);
    expect(await door.accountOf(stranger.id)).toMatchObject({ confirmado: true, provada: false });
    const recovery = await door.askForPassword(stranger.id);

    const { session } = await door.signIn();
    expect(await door.userOf(session)).toBe(stranger.id);
    expect(await door.userOf(stranger.cookie)).toBeNull();
    expect(await door.login(PASSWORD)).toBe(401);
    expect(await door.reset(recovery)).toBe(410);
    expect(await door.accountOf(stranger.id)).toEqual({
      senha: false,
      provada: false,
      provider: 'google',
      confirmado: true,
      google: 1,
    });
    expect(await door.lastMail(stranger.id)).toMatchObject({
      kind: 'google-joined',
      model: { senha_apagada: true },
    });
  });

  it('is no password that a stranger has changed after that click, either (attack 192)', async () => {
    const stranger = await registered();
    await door.confirm(stranger.id);
    const changed = await door.stage.identity.call('PUT', '/api/auth/password', {
      claims: { ...stranger.claims, ip: freshAddress() },
      body: { currentPassword: PASSWORD, newPassword: NEW },
    });
    expect(changed.statusCode).toBe(204);
    await door.signIn();
    expect([await door.login(PASSWORD), await door.login(NEW)]).toEqual([401, 401]);
    expect(await door.userOf(stranger.cookie)).toBeNull();
  });

  it.each([
    ['another account’s', async () => (await door.stage.identity.loggedIn(`x${door.email}`)).claims],
    [
      'an ended one',
      async (own: { claims: object; id: string }) => {
        await door.stage.rows.query('DELETE FROM identity.sessions WHERE user_id = $1', [own.id]);
        return own.claims;
      },
    ],
  ])('is no password for a click in a session that proves nothing: %s (attack 191)', async (_what, which) => {
    const stranger = await registered();
    expect(await door.confirm(stranger.id, await which(stranger))).toBe(204);
    expect(await door.accountOf(stranger.id)).toMatchObject({ confirmado: true, provada: false });
    await door.signIn();
    expect(await door.login(PASSWORD)).toBe(401);
  });

  it('is everything of who clicked in the session that the password had opened', async () => {
    const owner = await registered();
    expect(await door.confirm(owner.id, owner.claims)).toBe(204);
    const { session } = await door.signIn();
    expect([await door.userOf(session), await door.userOf(owner.cookie)]).toEqual([owner.id, owner.id]);
    expect(await door.login(PASSWORD)).toBe(200);
    expect(await door.lastMail(owner.id)).toMatchObject({ model: { senha_apagada: false } });
    expect(await door.accountOf(owner.id)).toMatchObject({ provider: 'email', google: 1 });
  });

  it('is a password that the recovery mail’s link has set, and one that followed it', async () => {
    const { id } = await registered();
    expect(await door.reset(await door.askForPassword(id))).toBe(204);
    const { claims, cookie } = await door.stage.identity.loggedIn(door.email, NEW);
    await door.stage.identity.call('PUT', '/api/auth/password', {
      claims: { ...claims, ip: freshAddress() },
      body: { currentPassword: NEW, newPassword: 'terceiro segredo' },
    });
    await door.signIn();
    expect(await door.login('terceiro segredo')).toBe(200);
    expect(await door.userOf(cookie)).toBe(id);
  });

  it('is everything of who is logged in by the password on coming back from Google: that shows the mailbox', async () => {
    const owner = await registered();
    const { session } = await door.signIn(door.person(), owner.claims);
    expect(await door.userOf(session)).toBe(owner.id);
    expect(await door.login(PASSWORD)).toBe(200);
    expect(await door.accountOf(owner.id)).toMatchObject({ confirmado: true, provada: true, google: 1 });
    expect(await door.lastMail(owner.id)).toMatchObject({ model: { senha_apagada: false } });
  });

  it('is no password proved for an address that an administrator has changed since', async () => {
    const { id } = await registered();
    await door.reset(await door.askForPassword(id));
    const next = `novo.${door.email}`;
    await door.move(id, next);
    expect(await door.accountOf(id)).toMatchObject({ senha: true, provada: false, confirmado: false });
    const { session } = await door.signIn(door.person(next));
    expect(await door.userOf(session)).toBe(id);
    expect(await door.login(NEW, next)).toBe(401);
  });
});
