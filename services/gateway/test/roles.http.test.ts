import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freeRights, userFixture } from '@acordo/contracts/fixtures/user';
import { ADMIN_COOKIE, USER_COOKIE } from '@acordo/contracts/internal/sessions';
import { ROUTES } from '../src/routing/route-table.js';
import type { Route } from '../src/routing/route.js';
import { ADMIN_ID } from './support/fake-identity.js';
import { type Gateway, startGateway, WITHOUT_REDIS } from './support/start-gateway.js';

jest.setTimeout(30_000); // every route as every role

const PLACE = 'Ab0_-Ab0_-Ab0_-Ab0_-A';
const BODIES: Record<Route['body']['kind'], object> = {
  none: {},
  json: { headers: { 'content-type': 'application/json' }, body: '{}' },
  multipart: { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  raw: { headers: { 'content-type': 'application/json' }, body: '{}' },
};
const many = '1000000';
const NO_LIMITS = {
  LIMIT_PUBLIC_READS_PER_MINUTE: many,
  LIMIT_DECISIONS_PER_MINUTE: many,
  LIMIT_GUESSES_PER_MINUTE: many,
  LIMIT_VERIFICATIONS_PER_MINUTE: many,
  LIMIT_PDFS_PER_MINUTE: many,
  LIMIT_WRITES_PER_MINUTE: many,
  LIMIT_LOGOS_PER_MINUTE: many,
};

type Kind = 'anonymous' | 'user' | 'admin';
/** All kinds of callers: their cookies, and their account on the panel's calls and on all others (attack 125). */
interface Role {
  readonly cookie: string;
  readonly onPanel: Kind;
  readonly elsewhere: Kind;
}

function rolesWith(user: string, admin: string): Record<string, Role> {
  const nobody = { onPanel: 'anonymous', elsewhere: 'anonymous' } as const;
  const [asUser, asAdmin] = [`${USER_COOKIE}=${user}`, `${ADMIN_COOKIE}=${admin}`];
  return {
    visitor: { cookie: '', ...nobody },
    user: { cookie: asUser, onPanel: 'anonymous', elsewhere: 'user' },
    administrator: { cookie: asAdmin, onPanel: 'admin', elsewhere: 'anonymous' },
    both: { cookie: `${asUser}; ${asAdmin}`, onPanel: 'admin', elsewhere: 'user' },
    'an administrator’s value as a user’s cookie': { cookie: `${USER_COOKIE}=${admin}`, ...nobody },
    'a user’s value as an administrator’s cookie': { cookie: `${ADMIN_COOKIE}=${user}`, ...nobody },
    'both values, each under the other’s name': {
      cookie: `${USER_COOKIE}=${admin}; ${ADMIN_COOKIE}=${user}`,
      ...nobody,
    },
  };
}

/** Account and rights that the service receives. */
const HEARD: Record<Kind, readonly unknown[]> = {
  anonymous: ['', null],
  user: [userFixture.id, freeRights],
  admin: [ADMIN_ID, null],
};

/** A route's caller is the administrator on the panel's paths only; a machine's signed call has none. */
const callerOf = ({ path, signedBy }: Route, role: Role): Kind => {
  if (signedBy) return 'anonymous';
  return path.startsWith('/api/vitamina/') ? role.onPanel : role.elsewhere;
};

describe.each([
  ['with Redis, sessions just used', {}],
  ['without Redis', WITHOUT_REDIS],
])('the public routes (role × route, attacks 11, 125, 181), %s', (_how, redis) => {
  let gateway: Gateway;
  let roles: Record<string, Role>;
  beforeAll(async () => {
    gateway = await startGateway({ ...NO_LIMITS, ...redis });
    roles = rolesWith(gateway.identity.logIn('user'), gateway.identity.logIn('admin'));
  });
  afterAll(() => gateway.close());

  async function visit({ method, path, body }: Pick<Route, 'method' | 'path' | 'body'>, cookie: string) {
    const { headers = {}, ...rest } = BODIES[body.kind] as { headers?: object };
    return fetch(gateway.url + path.replace(/:\w+/g, PLACE), {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...rest,
    });
  }
  /** Uses both sessions where they are valid, so the gateway has both in its cache. */
  async function useBoth(): Promise<void> {
    for (const path of ['/api/propostas', '/api/vitamina/users']) {
      const response = await visit(
        { method: 'GET', path, body: { kind: 'none', limit: 0 } },
        roles['both']?.cookie ?? '',
      );
      expect(response.status).toBe(200);
    }
  }

  it.each(
    ROUTES.filter(({ path }) => !path.endsWith('/logout')).map(
      (route) => [`${route.method} ${route.path}`, route] as const,
    ),
  )('%s is open to the roles of its contract, and receives the caller', async (_name, route) => {
    for (const [name, role] of Object.entries(roles)) {
      await useBoth();
      const service = gateway[route.service];
      const before = service.seen.length;
      const { status } = await visit(route, role.cookie);
      const heard = service.seen.slice(before).filter(({ url }) => !url.startsWith('/internal/'));
      const caller = callerOf(route, role);
      const isOpen = route.who === 'public' || caller === route.who;
      expect([
        name,
        status === 401,
        heard.map(({ claims }) => [claims?.kind, claims?.sub, claims?.rights]),
      ]).toEqual([name, !isOpen, isOpen ? [[caller, ...HEARD[caller]]] : []]);
    }
  });

  it('rejects a session’s value as bearer token: only cookies count (attack 118)', async () => {
    const value = roles['administrator']?.cookie.split('=')[1] ?? '';
    for (const header of ['authorization', 'x-session', 'x-acordo-caller'])
      for (const path of ['/api/vitamina/users', '/api/propostas']) {
        const response = await fetch(gateway.url + path, { headers: { [header]: `Bearer ${value}` } });
        expect(response.status).toBe(401);
      }
  });
});
