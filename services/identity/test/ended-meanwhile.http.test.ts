import { describe, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import { setAdminStage } from './support/admin-stage.js';
import { codeOf, PASSWORD, signedIn, withSecondFactor } from './support/administrators.js';
import { holding, somebodyWaits } from './support/locks.js';
import { freshAddress, freshEmail } from './support/test-app.js';

jest.setTimeout(40_000); // each change waits for a lock, and what ends its session happens meanwhile

const stage = setAdminStage();
type HttpResponse = Awaited<ReturnType<typeof stage.identity.call>>;
const coded = ({ statusCode, body }: HttpResponse) =>
  `${statusCode} ${body && statusCode >= 400 ? (JSON.parse(body) as { code: string }).code : ''}`.trim();
const all = async (text: string, values: unknown[]) => (await stage.rows.query(text, values)).rows;

/** The result of a change that waits for a row of this table while something else happens. */
async function overtaken(
  { table, id }: { table: 'admins' | 'users'; id: string },
  change: () => Promise<HttpResponse>,
  meanwhile: (holder: pg.PoolClient) => Promise<unknown>,
): Promise<string> {
  const lock = `SELECT 1 FROM identity.${table} WHERE id = '${id}' FOR UPDATE`;
  const { response } = await holding(stage.rows, lock, async (holder) => {
    const response = change();
    await somebodyWaits(stage.rows);
    await meanwhile(holder);
    return { response };
  });
  return coded(await response);
}

describe('a change of an administrator whose session ends while it runs (D8, attack 182)', () => {
  const call = (claims: object, path: string, body: object, method: 'POST' | 'PUT' = 'PUT') =>
    stage.identity.call(method, `/api/vitamina/auth/${path}`, { claims, body });
  const signOut = (claims: object) => stage.identity.call('POST', '/api/vitamina/auth/logout', { claims });
  const stored = async (id: string) => ({
    admin: await all('SELECT email, senha_hash FROM identity.admins WHERE id = $1', [id]),
    factor: await all('SELECT admin_id, ligado_em FROM identity.admin_second_factors WHERE admin_id = $1', [
      id,
    ]),
    trail: await all('SELECT id FROM identity.audit_log WHERE quem_id = $1', [id]),
  });
  const own = { currentPassword: PASSWORD };
  const newPassword = 'outra senha';
  const passwords = { newPassword, confirmPassword: newPassword };
  type Admin = Awaited<ReturnType<typeof withSecondFactor>>;
  const CHANGES: Record<string, (admin: Admin) => Promise<HttpResponse>> = {
    'e-mail': ({ claims, email }) => call(claims, 'update-email', { ...own, newEmail: `x${email}` }),
    password: ({ claims }) => call(claims, 'update-password', { ...own, ...passwords }),
    'second factor off': ({ claims, secret }) =>
      call(claims, '2fa/disable', { ...own, code: codeOf(secret) }, 'POST'),
  };

  it.each(Object.entries(CHANGES))('does not happen: %s', async (_what, change) => {
    const admin = await withSecondFactor(stage.identity, stage.rows);
    const before = await stored(admin.id);
    const outcome = await overtaken(
      { table: 'admins', id: admin.id },
      () => change(admin),
      () => signOut(admin.claims),
    );
    expect(outcome).toBe('401 NOT_AUTHENTICATED');
    expect(await stored(admin.id)).toEqual(before);
  });

  it.each([
    ['setting a second factor up', (claims: object) => call(claims, '2fa/setup', own, 'POST')],
    [
      'switching it on',
      async (claims: object, secret: string) => call(claims, '2fa/enable', { code: codeOf(secret) }, 'POST'),
    ],
  ] as const)('does not happen: %s', async (_what, change) => {
    const admin = await signedIn(stage.identity, stage.rows);
    const setup = await call(admin.claims, '2fa/setup', own, 'POST');
    const { secret } = setup.json<{ secret: string }>();
    const before = await stored(admin.id);
    const outcome = await overtaken(
      { table: 'admins', id: admin.id },
      () => change(admin.claims, secret),
      () => signOut(admin.claims),
    );
    expect(outcome).toBe('401 NOT_AUTHENTICATED');
    expect(await stored(admin.id)).toEqual(before);
  });

  const member = async () => (await stage.identity.loggedIn(freshEmail())).claims.sub;
  const promote = (claims: object, user: string) =>
    stage.identity.call('PUT', `/internal/admin/users/${user}`, {
      claims: { ...claims, iss: 'admin' },
      body: { is_admin: true },
    });
  const isAdmin = async (user: string) =>
    (await all('SELECT is_admin FROM identity.users WHERE id = $1', [user]))[0]?.is_admin;

  it.each([
    ['signed out', ({ claims }: { claims: object }) => signOut(claims)],
    [
      'removed',
      async ({ id }: { id: string }, holder: pg.PoolClient) => {
        await holder.query('DELETE FROM identity.admins WHERE id = $1', [id]);
        await holder.query('COMMIT');
      },
    ],
  ] as const)('does not happen to a user: %s', async (_how, meanwhile) => {
    const [admin, user] = [await signedIn(stage.identity, stage.rows), await member()];
    const outcome = await overtaken(
      { table: 'admins', id: admin.id },
      () => promote(admin.claims, user),
      (holder) => meanwhile(admin, holder),
    );
    expect(outcome).toBe('401 ADMIN_SESSION_OVER');
    expect(await isAdmin(user)).toBe(false);
    expect(await stage.trailOf(user)).toEqual([]);
  });

  it('or it happens first, and signing out waits for it', async () => {
    const [admin, user] = [await signedIn(stage.identity, stage.rows), await member()];
    const lock = `SELECT 1 FROM identity.users WHERE id = '${user}' FOR UPDATE`;
    const { change, left } = await holding(stage.rows, lock, async () => {
      const change = promote(admin.claims, user);
      await somebodyWaits(stage.rows);
      const left = signOut(admin.claims);
      await somebodyWaits(stage.rows, 2);
      return { change, left };
    });
    expect([coded(await change), coded(await left)]).toEqual(['200', '204']);
    expect(await isAdmin(user)).toBe(true);
    expect(await stage.identity.introspect(admin.cookie, 'admin')).toBeNull();
  });
});

describe('a change of a user whose session is ended from another one while it runs (D8, attack 182)', () => {
  async function twice() {
    const email = freshEmail();
    const [first, second] = [await stage.identity.loggedIn(email), await stage.identity.loggedIn(email)];
    const endFirst = () =>
      stage.identity.call('DELETE', `/api/auth/sessions/${first.claims.sid}`, { claims: second.claims });
    const enters = async (password: string) =>
      (await stage.identity.login({ email, password }, { claims: { ip: freshAddress() } })).statusCode;
    return { id: first.claims.sub, first, second, endFirst, enters };
  }

  it.each([
    ['of the password', 'PUT', 'password', { currentPassword: 'segredo1', newPassword: 'outro segredo' }],
    ['that closes the account', 'DELETE', 'account', { password: 'segredo1' }],
  ] as const)('does not happen: one %s', async (_what, method, path, body) => {
    const { id, first, second, endFirst, enters } = await twice();
    const outcome = await overtaken(
      { table: 'users', id },
      () => stage.identity.call(method, `/api/auth/${path}`, { claims: first.claims, body }),
      endFirst,
    );
    expect(outcome).toBe('401 NOT_AUTHENTICATED');
    expect(await stage.identity.introspect(second.cookie)).toMatchObject({ sub: id });
    expect([await enters('segredo1'), await enters('outro segredo')]).toEqual([200, 401]);
    expect(await stage.identity.introspect(first.cookie)).toBeNull();
  });
});
