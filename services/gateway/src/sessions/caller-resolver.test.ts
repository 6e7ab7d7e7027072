import { AppError } from '@acordo/service-kit/errors/app-error';
import { describe, expect, it } from '@jest/globals';
import type { Route } from '../routing/route.js';
import { sessionHash } from './cookies.js';
import { CallerResolver } from './caller-resolver.js';
import type { Credential } from './session-cache.js';
import type { Sessions } from './sessions.js';

const user = 'u'.repeat(43);
const admin = 'a'.repeat(43);
const client = { ip: '203.0.113.7', port: 1, ua: '', rid: 'r' };
const both = `user=${user}; admin=${admin}`;

const route = (
  who: Route['who'],
  path: string,
  method: Route['method'] = 'POST',
  service: Route['service'] = 'proposals',
) => ({ who, path, method, service }) as Route;

/** Has one session of each kind, only under its own kind; or none, while identity is down. */
function gatekeeper({ down = false } = {}) {
  const find = async ({ kind, hash }: Credential) => {
    if (down) throw new AppError('UNAVAILABLE');
    const known = hash === sessionHash(kind === 'user' ? user : admin);
    return known ? { sid: kind, sub: kind, rights: null } : null;
  };
  const evicted: string[] = [];
  const evict = ({ hash }: Credential) => void evicted.push(hash);
  const names = {
    user: 'user',
    admin: 'admin',
    device: 'device',
    adminDevice: 'admin-device',
    signIn: 'sign-in',
  };
  return { keeper: new CallerResolver({ find, evict } as unknown as Sessions, names), evicted };
}

describe('who is calling', () => {
  const { keeper, evicted } = gatekeeper();
  const kindAt = async (given: Route, cookie: string) => (await keeper.identify(given, cookie, client)).kind;

  it('is the administrator on the panel’s calls, the user on all others, whatever else the browser sends (attack 125)', async () => {
    expect(await kindAt(route('user', '/api/propostas'), both)).toBe('user');
    expect(await kindAt(route('public', '/api/auth/status', 'GET', 'identity'), both)).toBe('user');
    expect(await kindAt(route('admin', '/api/vitamina/users', 'GET', 'admin'), both)).toBe('admin');
    expect(await kindAt(route('public', '/api/vitamina/auth/status', 'GET', 'identity'), both)).toBe('admin');
    expect(
      await kindAt(route('public', '/api/vitamina/auth/status', 'GET', 'identity'), `user=${user}`),
    ).toBe('anonymous');
  });

  it('passes each kind of login its own device cookie (attack 125)', () => {
    const cookie = 'device=mark.u; admin-device=mark.a';
    const login = (path: string) => ({ ...route('public', path, 'POST', 'identity'), device: true }) as const;
    expect(keeper.marks(login('/api/auth/login'), cookie)).toEqual({ 'x-acordo-device': 'mark.u' });
    expect(keeper.marks(login('/api/vitamina/auth/login'), cookie)).toEqual({ 'x-acordo-device': 'mark.a' });
  });

  it.each([
    ['a user’s call', route('user', '/api/propostas'), `admin=${admin}`],
    ['a panel’s call', route('admin', '/api/vitamina/users', 'GET', 'admin'), `user=${user}`],
    ['a panel’s call', route('admin', '/api/vitamina/users', 'GET', 'admin'), `admin=${user}`],
    ['a user’s call', route('user', '/api/propostas'), ''],
  ])('must be known on %s', async (_what, given, cookie) => {
    await expect(keeper.identify(given, cookie, client)).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });

  it('is dropped from the cache after every call that may have ended the session', async () => {
    const logout = route('public', '/api/auth/logout', 'POST', 'identity');
    keeper.afterwards(logout, await keeper.identify(logout, both, client));
    const status = route('public', '/api/auth/status', 'GET', 'identity');
    keeper.afterwards(status, await keeper.identify(status, both, client));
    expect(evicted).toEqual([sessionHash(user)]);
  });
});

describe('who is calling while identity is down', () => {
  const { keeper } = gatekeeper({ down: true });
  it('is not needed for what a link shows, but for everything else', async () => {
    const read = route('public', '/api/public/proposal/:token', 'GET');
    expect(await keeper.identify(read, both, client)).toMatchObject({ kind: 'anonymous', session: null });
    for (const other of [
      route('public', '/api/propostas/:id/assinatura'),
      route('public', '/api/auth/status', 'GET', 'identity'),
      route('user', '/api/propostas', 'GET'),
    ])
      await expect(keeper.identify(other, both, client)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
