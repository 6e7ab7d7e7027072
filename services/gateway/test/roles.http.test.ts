import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ROUTES } from '../src/routing/route-table.js';
import type { Route } from '../src/routing/route.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // every route as every role

const PLACE = 'Ab0_-Ab0_-Ab0_-Ab0_-A';
const BODIES: Record<Route['body']['kind'], object> = {
  none: {},
  json: { headers: { 'content-type': 'application/json' }, body: '{}' },
  multipart: { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  raw: { headers: { 'content-type': 'application/json' }, body: '{}' },
};

let gateway: Gateway;
/** Cookie header of everybody who may come. */
const roles: Record<string, string> = { visitor: '' };
beforeAll(async () => {
  const many = '1000000';
  gateway = await startGateway({
    LIMIT_PUBLIC_READS_PER_MINUTE: many,
    LIMIT_DECISIONS_PER_MINUTE: many,
    LIMIT_VERIFICATIONS_PER_MINUTE: many,
    LIMIT_PDFS_PER_MINUTE: many,
  });
  const [user, admin] = [gateway.identity.logIn('user'), gateway.identity.logIn('admin')];
  Object.assign(roles, {
    user: `acordo_sessao=${user}`,
    administrator: `acordo_admin=${admin}`,
    both: `acordo_sessao=${user}; acordo_admin=${admin}`,
    'an administrator’s value as a user’s cookie': `acordo_sessao=${admin}`,
    'a user’s value as an administrator’s cookie': `acordo_admin=${user}`,
  });
});
afterAll(() => gateway.close());

const LETS_IN: Record<Route['who'], readonly string[]> = {
  public: [
    'visitor',
    'user',
    'administrator',
    'both',
    'an administrator’s value as a user’s cookie',
    'a user’s value as an administrator’s cookie',
  ],
  user: ['user', 'both'],
  admin: ['administrator', 'both'],
};

async function visit({ method, path, body }: Route, cookie: string): Promise<Response> {
  const { headers = {}, ...rest } = BODIES[body.kind] as { headers?: object };
  return fetch(gateway.url + path.replace(/:\w+/g, PLACE), {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
    ...rest,
  });
}

describe('the public door (role × route, attack 11)', () => {
  it.each(
    ROUTES.filter(({ path }) => !path.endsWith('/logout')).map(
      (route) => [`${route.method} ${route.path}`, route] as const,
    ),
  )('%s opens to whom its contract names', async (_name, route) => {
    for (const [role, cookie] of Object.entries(roles)) {
      const { status } = await visit(route, cookie);
      expect([role, status === 401 ? 'refused' : 'let in']).toEqual([
        role,
        LETS_IN[route.who].includes(role) ? 'let in' : 'refused',
      ]);
    }
  });

  it('gives a bearer of a session’s value nothing: cookies alone count (attack 118)', async () => {
    const value = roles['administrator']?.split('=')[1] ?? '';
    for (const header of ['authorization', 'x-session', 'x-acordo-caller'])
      for (const path of ['/api/vitamina/users', '/api/propostas']) {
        const answer = await fetch(gateway.url + path, { headers: { [header]: `Bearer ${value}` } });
        expect(answer.status).toBe(401);
      }
  });
});
