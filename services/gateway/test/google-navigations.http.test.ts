import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEVICE_HEADER, SIGN_IN_HEADER } from '@acordo/contracts/internal/sessions';
import { type Gateway, startGateway } from './support/start-gateway.js';

const START = '/api/auth/google';
const CALLBACK = '/api/auth/google/callback?code=a%20b&state=c';
const GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth?client_id=x';
const kept = 'k'.repeat(400);
const KEEP = `acordo_entrada=${kept}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`;
const OPEN = 'acordo_sessao=s; Path=/; HttpOnly; SameSite=Lax';

describe('the two navigations of a sign-in with Google (D11)', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.identity.seen.length = 0;
    gateway.identity.respond = (_seen, response) =>
      void response
        .writeHead(302, { location: GOOGLE, 'set-cookie': [KEEP, OPEN], 'referrer-policy': 'no-referrer' })
        .end();
  });
  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(gateway.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

  it('are returned unchanged: Location, cookies, and no caching', async () => {
    for (const path of [START, CALLBACK]) {
      const { status, headers } = await visit(path);
      expect([status, headers.get('location')]).toEqual([302, GOOGLE]);
      expect(headers.getSetCookie()).toEqual([KEEP, OPEN]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(gateway.identity.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${START}`,
      `GET ${CALLBACK}`,
    ]);
  });

  it('only the callback gets its browser’s cookie, and it always comes from another site', async () => {
    const cookie = `x=1; acordo_entrada=${kept}; acordo_aparelho=v1.a.b`;
    const fromGoogle = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await visit(CALLBACK, fromGoogle)).status).toBe(302);
    for (const path of [START, '/api/auth/status', '/api/auth/providers']) await visit(path, { cookie });
    const [callback, ...others] = gateway.identity.seen;
    // Whether the device is known decides about an email to the owner (D29).
    expect(callback?.headers).toMatchObject({ [SIGN_IN_HEADER]: kept, [DEVICE_HEADER]: 'v1.a.b' });
    expect(callback?.headers).not.toHaveProperty('cookie');
    expect(others).toHaveLength(3);
    for (const { headers } of others) expect(headers).not.toHaveProperty(SIGN_IN_HEADER);
  });

  it.each([
    ['a header instead of the cookie', { [SIGN_IN_HEADER]: kept }],
    ['two of them', { cookie: `acordo_entrada=${kept}; acordo_entrada=x` }],
    ['one of another form', { cookie: 'acordo_entrada=a.b' }],
    ['an endless one', { cookie: `acordo_entrada=${'k'.repeat(1001)}` }],
  ])('the callback does not receive %s (attacks 106, 126)', async (_what, headers) => {
    expect((await visit(CALLBACK, headers as Record<string, string>)).status).toBe(302);
    expect(gateway.identity.seen[0]?.headers).not.toHaveProperty(SIGN_IN_HEADER);
  });

  it('do not count as writes', async () => {
    for (const path of [START, CALLBACK]) {
      const response = await fetch(gateway.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.status).toBe(405);
    }
    expect(gateway.identity.seen).toEqual([]);
  });
});
