import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Gateway, startGateway } from './support/start-gateway.js';

const ID = '5f0d3f5a-61d6-4f8e-8f5a-000000000001';
const settings = {
  LIMIT_WRITES_PER_MINUTE: '3',
  LIMIT_LOGOS_PER_MINUTE: '2',
  TRUSTED_PROXIES: '127.0.0.0/8', // so that a test can use any address
};
/** Every call with which an owner uses storage. */
const WRITES: [string, string][] = [
  ['POST', '/api/propostas'],
  ['PUT', `/api/propostas/${ID}`],
  ['DELETE', `/api/propostas/${ID}`],
  ['PATCH', `/api/propostas/${ID}/status-desenvolvimento`],
  ['POST', `/api/propostas/${ID}/generate-link`],
  ['POST', `/api/propostas/${ID}/revoke-link`],
  ['POST', `/api/propostas/${ID}/duplicate`],
  ['POST', '/api/company-settings'],
  ['PUT', '/api/company-settings'],
];

describe('what an owner writes (D48, docs/decisions/0029, attack 286)', () => {
  let gateway: Gateway;
  let client = 0;
  const call = (session: string, method: string, path: string, more: object = {}) =>
    gateway.as(session, path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${(client += 1)}`,
      },
      body: '{}',
      ...more,
    });
  const somebody = () => gateway.identity.logIn('user', randomUUID());
  beforeAll(async () => {
    gateway = await startGateway(settings);
  });
  beforeEach(() => {
    gateway.proposals.seen.length = 0;
  });
  afterAll(() => gateway.close());

  it.each(WRITES)('%s %s is counted with all the others, from all addresses', async (method, path) => {
    const session = somebody();
    for (let i = 0; i < 3; i += 1)
      expect((await call(session, 'PUT', '/api/company-settings')).status).toBe(200);
    const response = await call(session, method, path);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'TOO_MANY' });
    expect(gateway.proposals.seen).toHaveLength(3);
    expect((await call(somebody(), method, path)).status).toBeLessThan(300);
  });

  it('does not count reading, or writing without a session', async () => {
    const session = somebody();
    for (let i = 0; i < 3; i += 1) await call(session, 'PUT', '/api/company-settings');
    expect((await gateway.as(session, '/api/propostas')).status).toBe(200);
    expect((await call('nobody', 'POST', '/api/propostas')).status).toBe(401);
  });

  it('counts uploads of logos separately', async () => {
    const session = somebody();
    const upload = () =>
      gateway.as(session, '/api/company-settings/logo', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x--',
      });
    expect([(await upload()).status, (await upload()).status, (await upload()).status]).toEqual([
      201, 201, 429,
    ]);
    expect((await call(session, 'PUT', '/api/company-settings')).status).toBe(200);
  });
});
