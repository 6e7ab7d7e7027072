import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { billingWebhook, SIGNATURE_HEADER } from '@acordo/contracts/http/billing/webhook';
import { sendJson } from './support/fake-service.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

const WEBHOOK: string = billingWebhook.path;
const BODY = '{ "a":1, "a":2,\r\n "é":"\\u0000\ud83d\ude00" }\n';

describe('an event signed by an external service (D7, D12)', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.identity.seen.length = 0;
    gateway.identity.respond = (_seen, response) => sendJson(response, 200, { received: true });
  });
  const send = (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    path = WEBHOOK,
  ) => fetch(gateway.url + path, { method: 'POST', body, headers });

  it.each([
    'application/json; charset=utf-8',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
  ])('arrives byte for byte, with its signature, whatever it is sent as: %s', async (type) => {
    const response = await send(BODY, { 'content-type': type, [SIGNATURE_HEADER]: 't=1,v1=ab' });
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    const [seen] = gateway.identity.seen;
    expect(seen).toMatchObject({ method: 'POST', url: WEBHOOK, body: BODY });
    expect(seen?.headers).toMatchObject({
      [SIGNATURE_HEADER]: 't=1,v1=ab',
      'content-type': 'application/octet-stream',
      'content-length': String(Buffer.byteLength(BODY)),
    });
  });

  it('needs neither our Origin nor a session, and belongs to no account even with a session', async () => {
    const cookie = `acordo_sessao=${gateway.identity.logIn()}`;
    for (const headers of [
      { origin: 'https://pagar.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://pagar.example', cookie },
    ] as Record<string, string>[])
      expect((await send(BODY, headers)).status).toBe(200);
    expect(gateway.identity.seen).toHaveLength(3); // and the session was not requested
    for (const { claims } of gateway.identity.seen)
      expect(claims).toMatchObject({ kind: 'anonymous', sub: '', sid: '' });
  });

  it('is the only call without these', async () => {
    for (const path of ['/api/auth/login', '/api/auth/logout', '/api/propostas', `${WEBHOOK}/x`]) {
      const response = await send(
        '{}',
        { origin: 'https://pagar.example', 'content-type': 'application/json' },
        path,
      );
      expect([path, response.status]).toEqual([path, path.endsWith('/x') ? 404 : 403]);
    }
    const read = await fetch(gateway.url + WEBHOOK);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect(gateway.identity.seen).toEqual([]);
  });

  it('is the only call whose signature is forwarded to a service', async () => {
    await send('{}', { 'content-type': 'application/json', [SIGNATURE_HEADER]: 't=1' }, '/api/auth/login');
    expect(gateway.identity.seen[0]?.headers).not.toHaveProperty(SIGNATURE_HEADER);
  });

  it('has at most 256 KB', async () => {
    expect((await send(new Uint8Array(256 * 1024))).status).toBe(200);
    expect((await send(new Uint8Array(256 * 1024 + 1))).status).toBe(413);
    expect(gateway.identity.seen.map(({ body }) => body.length)).toEqual([256 * 1024]);
  });
});
