import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { sendJson } from './support/fake-service.js';
import { sendRaw } from './support/raw-socket.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const PUBLIC = '/api/public/proposal/Ab0_-Ab0_-Ab0_-Ab0_-A';

describe('what services receive about a client', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.proposals.seen.length = 0;
  });

  it('is nothing that the client claims about itself (attack 126)', async () => {
    const response = await fetch(gateway.url + PUBLIC, {
      headers: {
        [CALLER_HEADER]: 'v1.e30.x',
        'X-User-Id': 'a',
        'x-user-role': 'admin',
        x_user_id: 'a',
        'x-internal-service': 'proposals',
        'X-Request-ID': 'mine',
        'x-real-ip': '1.2.3.4',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'mal.example',
        'x-original-url': '/internal/outbox/1',
        'x-acordo-device': 'v1.a.b',
        forwarded: 'for=1.2.3.4',
        via: '1.1 x',
        authorization: 'Bearer x',
        cookie: 'acordo_aparelho=v1.a.b; x=1',
        accept: 'application/json',
        'accept-language': 'pt-BR',
        'if-none-match': '"x"',
        'idempotency-key': 'k1',
      },
    });
    expect(response.status).toBe(200);
    const [seen] = gateway.proposals.seen;
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-language',
      'connection',
      'host',
      'idempotency-key',
      'if-none-match',
      CALLER_HEADER,
      'x-request-id',
    ]);
    expect(seen?.rawHeaders.filter((name) => name.toLowerCase() === CALLER_HEADER)).toHaveLength(1);
    expect(seen?.headers.host).toBe(new URL(gateway.proposals.url).host);
    expect(seen?.claims).toMatchObject({ iss: 'gateway', kind: 'anonymous', sub: '', sid: '', rights: null });
    expect(response.headers.get('x-request-id')).toBe(seen?.headers['x-request-id']);
    expect(seen?.claims?.rid).toBe(seen?.headers['x-request-id']);
    expect(seen?.headers['x-request-id']).not.toBe('mine');
  });

  it('cannot be taken away by naming it hop-by-hop (attack 127)', async () => {
    const { status } = await sendRaw(
      gateway.port,
      `GET ${PUBLIC} HTTP/1.1\r\nHost: a\r\nConnection: close, ${CALLER_HEADER}, x-request-id, authorization\r\n\r\n`,
    );
    expect(status).toBe(200);
    expect(gateway.proposals.seen[0]?.claims).toMatchObject({ iss: 'gateway' });
  });

  it('is the real peer, whatever X-Forwarded-For contains (attack 129)', async () => {
    for (const forwarded of [
      '1.2.3.4',
      '1.2.3.4, 5.6.7.8',
      '2001:db8::1',
      '1.2.3.4:80',
      '<script>',
      '1.1.1.1,'.repeat(100),
    ])
      await fetch(gateway.url + PUBLIC, { headers: { 'x-forwarded-for': forwarded } });
    expect(gateway.proposals.seen).toHaveLength(6);
    for (const { claims } of gateway.proposals.seen)
      expect(claims).toMatchObject({ ip: '127.0.0.1', port: expect.any(Number) });
    expect(gateway.proposals.seen[0]?.claims?.port).toBeGreaterThan(0);
  });

  it('is the session’s account with its rights, in a token for that service only', async () => {
    const value = gateway.identity.logIn();
    await gateway.as(value, '/api/propostas', { headers: { 'user-agent': `x\u0080${'a'.repeat(600)}` } });
    const [seen] = gateway.proposals.seen;
    expect(seen?.claims).toMatchObject({
      aud: 'proposals',
      kind: 'user',
      sub: userFixture.id,
      rights: { plano: 'gratuito', unlimited: false, admin: false },
    });
    expect(seen?.claims?.ua).toHaveLength(500);
    expect(seen?.claims?.ua.startsWith('x a')).toBe(true);
    expect(seen?.headers.cookie).toBeUndefined();
    expect(JSON.stringify([gateway.identity.seen, gateway.proposals.seen])).not.toContain(value);
  });

  it('contains the device cookie for login only (D48)', async () => {
    const headers = { cookie: 'acordo_aparelho=v1.a.b', 'content-type': 'application/json' };
    gateway.identity.seen.length = 0;
    await fetch(`${gateway.url}/api/auth/login`, { method: 'POST', headers, body: '{}' });
    await fetch(`${gateway.url}/api/auth/register`, { method: 'POST', headers, body: '{}' });
    expect(gateway.identity.seen.map((seen) => seen.headers['x-acordo-device'])).toEqual([
      'v1.a.b',
      undefined,
    ]);
  });
});

describe('behind a trusted proxy (D36)', () => {
  it('uses the last address that the proxy wrote', async () => {
    const gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' });
    await fetch(gateway.url + PUBLIC, { headers: { 'x-forwarded-for': '1.2.3.4, 198.51.100.7' } });
    expect(gateway.proposals.seen[0]?.claims).toMatchObject({ ip: '198.51.100.7', port: 0 });
    await gateway.close();
  });
});

describe('what clients receive from services', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('is a list of harmless headers, and private unless the service sets another policy', async () => {
    gateway.proposals.respond = (_seen, response) =>
      void response
        .writeHead(200, {
          'content-type': 'application/json',
          etag: '"e"',
          link: '</api/propostas?cursor=x>; rel="next"',
          'x-robots-tag': 'noindex',
          server: 'inner/1.0',
          'x-powered-by': 'inner',
          'x-upstream': '127.0.0.1:1',
          'access-control-allow-origin': '*',
        })
        .end('{}');
    const response = await fetch(gateway.url + PUBLIC);
    for (const name of ['server', 'x-powered-by', 'x-upstream', 'access-control-allow-origin'])
      expect(response.headers.get(name)).toBeNull();
    expect(response.headers.get('etag')).toBe('"e"');
    expect(response.headers.get('link')).toContain('rel="next"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('keeps several cookies apart', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const response = await fetch(`${gateway.url}/api/auth/login`, init);
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
  });

  it('passes an unchanged response on as 304, and HEAD without a body', async () => {
    gateway.proposals.respond = ({ headers, method }, response) =>
      void (headers['if-none-match'] === '"e"'
        ? response.writeHead(304, { etag: '"e"' }).end()
        : sendJson(response, 200, { method }));
    expect((await fetch(gateway.url + PUBLIC, { headers: { 'if-none-match': '"e"' } })).status).toBe(304);
    const head = await fetch(gateway.url + PUBLIC, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '16', '']);
  });

  it('passes over interim responses', async () => {
    gateway.proposals.respond = (_seen, response) => {
      response.writeEarlyHints({ link: '</inner.css>; rel=preload' });
      sendJson(response, 200, { late: true });
    };
    const response = await fetch(gateway.url + PUBLIC);
    expect([response.status, response.headers.get('link'), await response.json()]).toEqual([
      200,
      null,
      { late: true },
    ]);
  });

  it('streams what is large, byte for byte', async () => {
    const large = Buffer.alloc(3_000_000, 'é');
    gateway.proposals.respond = (_seen, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-length': large.length })
        .end(large);
    const response = await fetch(gateway.url + PUBLIC);
    expect(response.headers.get('content-length')).toBe(String(large.length));
    expect(Buffer.from(await response.arrayBuffer()).equals(large)).toBe(true);
  });
});
