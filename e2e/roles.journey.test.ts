import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { ADMIN_COOKIE, USER_COOKIE } from '@acordo/contracts/internal/sessions';
import { expect, test } from './support/journey.js';
import type { RunningProduct } from '../test/product.js';
import { publicContracts } from '../test/public-calls.js';
import { ADMIN } from './setup/settings.mjs';
import { rowsOf } from './support/database.js';

const ID = '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21';
const ANA = { nome: 'Ana Lima', email: 'ana@exemplo.com.br', password: 'segredo1' };

let product: RunningProduct;
/** The cookies of a user and of an administrator, a session that has ended, and the token of a link. */
let user: string;
let admin: string;
let ended: string;
let link: string;

async function send(
  method: string,
  path: string,
  cookie = '',
  body?: object,
  type = 'application/json',
): Promise<Response> {
  const headers = { origin: product.url, cookie, 'content-type': type };
  const text = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  return fetch(product.url + path, { method, headers, redirect: 'manual', ...text });
}
async function signIn(path: string, body: object, name: string): Promise<string> {
  const response = await send('POST', path, '', body);
  const line = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`)) ?? '';
  expect([response.status, line]).toEqual([200, expect.stringMatching(/=[\w-]{43}/)]);
  return /=([\w-]+)/.exec(line)?.[1] ?? '';
}
const asUser = (value: string) => `${USER_COOKIE}=${value}`;
const asAdmin = (value: string) => `${ADMIN_COOKIE}=${value}`;

/** Uses both sessions where they are valid, so the gateway has both in its cache. */
async function useBoth(): Promise<void> {
  const used = [
    await send('GET', '/api/propostas', asUser(user)),
    await send('GET', '/api/vitamina/users', asAdmin(admin)),
  ];
  expect(used.map(({ status }) => status)).toEqual([200, 200]);
}

/**
 * Everything that calls could have changed. Sessions are renewed by use and messages are sent meanwhile, so only their ids
 * are read; access records are left out, since every call writes one.
 */
async function business(): Promise<Record<string, unknown>[]> {
  const tables = await rowsOf<{ name: string }>(
    product,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('identity', 'proposals', 'notifications') AND tablename NOT IN ('access_records', 'outbox',
       'deliveries', 'sessions', 'admin_sessions') ORDER BY 1`,
  );
  const digests = tables.map(
    ({
      name,
    }) => `SELECT '${name}' AS name, count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest
      FROM ${name} t`,
  );
  const moving = ['identity.sessions', 'identity.admin_sessions', 'identity.outbox', 'proposals.outbox'];
  const ids = moving.map((name) => `SELECT '${name}' AS name, id FROM ${name}`).join(' UNION ALL ');
  return [
    ...(await rowsOf(product, `${digests.join(' UNION ALL ')} ORDER BY name`)),
    ...(await rowsOf(product, `${ids} ORDER BY name, id`)),
  ];
}

test.beforeAll(async ({ sharedProduct }) => {
  product = await sharedProduct.asNew();
  await send('POST', '/api/auth/register', '', ANA);
  [user, ended] = [
    await signIn('/api/auth/login', ANA, USER_COOKIE),
    await signIn('/api/auth/login', ANA, USER_COOKIE),
  ];
  admin = await signIn('/api/vitamina/auth/login', ADMIN, ADMIN_COOKIE);
  const made = (await (await send('POST', '/api/propostas', asUser(user), contentFixture)).json()) as {
    id: string;
  };
  const shared = await send('POST', `/api/propostas/${made.id}/generate-link`, asUser(user));
  link = ((await shared.json()) as { publicToken: string }).publicToken;
  expect((await send('GET', '/api/propostas', asUser(ended))).status).toBe(200);
  expect((await send('POST', '/api/auth/logout', asUser(ended))).status).toBe(204);
});

/** The real product, with Redis, through its gateway: only this shows whether one part trusts another too much. */
test.describe('who may make which call (P13, attacks 10, 11, 63, 97, 125, 181)', () => {
  test('is a user in a user’s session, an administrator in an administrator’s, and nobody else', async () => {
    const nobody: Record<'user' | 'admin', Record<string, string>> = {
      user: {
        'no cookie': '',
        'an administrator’s session': asUser(admin),
        'an administrator’s session under its own name': asAdmin(admin),
        'a session that has ended': asUser(ended),
        'a link’s token': asUser(link),
      },
      admin: {
        'no cookie': '',
        'a user’s session': asAdmin(user),
        'a user’s session under its own name': asUser(user),
        'both sessions under each other’s name': `${asUser(admin)}; ${asAdmin(user)}`,
        'a session that has ended': asAdmin(ended),
        'a link’s token': asAdmin(link),
      },
    };
    const before = await business();
    const seen = new Set<string>();
    for (const [call, { method, path, who, takes }] of await publicContracts()) {
      if (who !== 'user' && who !== 'admin') continue;
      seen.add(who);
      const type = takes === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json';
      for (const [which, cookie] of Object.entries(nobody[who])) {
        await useBoth();
        const { status } = await send(method, path.replaceAll(/:\w+/g, ID), cookie, {}, type);
        expect([call, which, status]).toEqual([call, which, 401]);
      }
    }
    expect(seen).toEqual(new Set(['user', 'admin']));
    expect(await business()).toEqual(before);
  });

  test('and both still have their own data', async () => {
    const users = (await (await send('GET', '/api/vitamina/users', asAdmin(admin))).json()) as UserRecord[];
    expect(users.map(({ email, proposal_count }) => [email, proposal_count])).toEqual([[ANA.email, 1]]);
    expect(await (await send('GET', '/api/vitamina/auth/status', asAdmin(user))).json()).toEqual({
      authenticated: false,
    });
    expect(await (await send('GET', '/api/auth/status', asUser(admin))).json()).toEqual({
      authenticated: false,
      user: null,
    });
  });
});
