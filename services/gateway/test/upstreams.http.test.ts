import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Capacity } from '../src/capacity/capacity.js';
import { capacityVariables } from '../src/capacity/variables.js';
import { Forwarder, type Outgoing } from '../src/forwarding/forwarder.js';
import { sendJson } from './support/fake-service.js';
import { type Gateway, startGateway } from './support/start-gateway.js';
import { untilTrue } from '../../../test/until-true.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const PUBLIC = '/api/public/proposal/Ab0_-Ab0_-Ab0_-Ab0_-A';
const SIGN = '/api/propostas/Ab0_-Ab0_-Ab0_-Ab0_-A/assinatura';
const write = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('a service that fails', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.close());

  it('and is down: 503 with Retry-After, others keep working (attack 169)', async () => {
    await gateway.proposals.close();
    for (const response of [await fetch(gateway.url + PUBLIC), await fetch(gateway.url + SIGN, write)]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      const body = await response.text();
      expect(JSON.parse(body)).toMatchObject({
        code: 'UNAVAILABLE',
        requestId: response.headers.get('x-request-id'),
      });
      expect(body).not.toMatch(/127\.0\.0\.1|ECONN|proposals|undici|node_modules/);
    }
    expect((await fetch(`${gateway.url}/api/auth/status`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
  });

  it('and breaks the connection: a read is tried once more, a write never', async () => {
    let calls = 0;
    gateway.proposals.respond = (_seen, response) => {
      calls += 1;
      if (calls === 1) return void response.socket?.destroy();
      return sendJson(response, 200, {});
    };
    expect((await fetch(gateway.url + PUBLIC)).status).toBe(200);
    expect(calls).toBe(2);
    calls = 0;
    expect((await fetch(gateway.url + SIGN, write)).status).toBe(503);
    expect(calls).toBe(1);
  });

  it('and breaks off in the middle: 503, or a visibly truncated response', async () => {
    gateway.proposals.respond = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"a":');
      setTimeout(() => response.socket?.destroy(), 50);
    };
    expect((await fetch(gateway.url + PUBLIC)).status).toBe(503);
    gateway.proposals.respond = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 100_000 }).write('%PDF');
      setTimeout(() => response.socket?.destroy(), 50);
    };
    await expect(fetch(gateway.url + PUBLIC).then((response) => response.arrayBuffer())).rejects.toThrow();
  });

  it.each([
    [500, 'INTERNAL'],
    [502, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
    [400, 'BAD_REQUEST'],
    [404, 'NOT_FOUND'],
    [431, 'HEADERS_TOO_LARGE'],
  ])('and returns its own error, %d: the response is ours (attack 147)', async (status, code) => {
    gateway.proposals.respond = (_seen, response) =>
      void response
        .writeHead(status, { 'content-type': 'text/html', server: 'x' })
        .end('<h1>at /srv/inner.js:1</h1>');
    const response = await fetch(gateway.url + PUBLIC);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code, requestId: expect.any(String) });
    expect(body).not.toContain('inner');
    expect(response.status).toBe(code === 'INTERNAL' ? 500 : status);
  });

  it('in D5’s form is forwarded unchanged', async () => {
    const body = { error: 'a', message: 'b', code: 'LINK_EXPIRED', requestId: 'r' };
    gateway.proposals.respond = (_seen, response) => sendJson(response, 410, body, { 'retry-after': '7' });
    const response = await fetch(gateway.url + PUBLIC);
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      410,
      '7',
      body,
    ]);
  });
});

describe('a gateway that stops', () => {
  it('finishes its requests, and accepts no new ones (attack 170)', async () => {
    const gateway = await startGateway();
    let arrived: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (arrived = resolve));
    gateway.proposals.respond = (_seen, response) => {
      arrived();
      setTimeout(() => sendJson(response, 200, { late: true }), 300);
    };
    const response = fetch(gateway.url + PUBLIC);
    await begun;
    const closed = gateway.stop();
    expect(await (await response).json()).toEqual({ late: true });
    await closed;
    await expect(fetch(gateway.url + PUBLIC)).rejects.toThrow();
    await gateway.close();
  });
});

describe('the forwarder', () => {
  let server: Server;
  let forwarder: Forwarder;
  let asked: number;
  const forwarderTo = (settings: Record<string, number>) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const capacity = new Capacity(z.object(capacityVariables).parse(settings));
    return new Forwarder(
      {
        identity: address,
        proposals: address,
        admin: address,
        notifications: address,
      },
      capacity,
    );
  };
  const call = (more: Partial<Outgoing> = {}) =>
    forwarder.call({
      service: 'proposals',
      lane: 'calls',
      sender: { address: '127.0.0.1', known: false },
      method: 'GET',
      path: '/',
      headers: {},
      timeoutMs: 20_000,
      ...more,
    });

  beforeEach(async () => {
    asked = 0;
    server = createServer(() => {
      asked += 1; // and never responds
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    forwarder = forwarderTo({});
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await forwarder.close();
  });

  it('counts a call as ended once its response has arrived, small or large', async () => {
    server.removeAllListeners('request');
    server.on(
      'request',
      ({ url }, response) => void response.end(Buffer.alloc(url === '/large' ? 100_000 : 10)),
    );
    for (let i = 0; i < 300; i += 1) await call();
    for (let i = 0; i < 300; i += 1) {
      const { body } = await call({ path: '/large' });
      if (!Buffer.isBuffer(body)) body.destroy();
    }
    expect((await call()).status).toBe(200);
  });

  it('reads a large response no faster than the client', async () => {
    let written = 0;
    server.removeAllListeners('request');
    server.on('request', (_request, response) => {
      const more = () => {
        do written += 100_000;
        while (response.write(Buffer.alloc(100_000)) && written < 100_000_000);
      };
      response.on('drain', more);
      more();
    });
    const { body } = await call();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(written).toBeGreaterThan(100_000);
    expect(written).toBeLessThan(30_000_000); // the size of the system's buffers
    if (!Buffer.isBuffer(body)) body.destroy();
  });

  it('reads ahead for slow clients within the limits, per address and in total (attack 230)', async () => {
    await forwarder.close();
    // So few connections that no call could succeed if an unread response kept its own.
    forwarder = forwarderTo({ SERVICE_CONNECTIONS: 2, SERVICE_WAIT_MS: 20_000 });
    server.removeAllListeners('request');
    server.on('request', (_request, response) => void response.end(Buffer.alloc(4_000_000)));
    const from = (address: string, known = false) => call({ sender: { address, known } });
    const unread = [];
    for (let i = 0; i < 6; i += 1) unread.push((await from('a')).body as Readable);
    await expect(from('a')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 }); // 24 MB
    for (let i = 0; i < 12; i += 1) unread.push((await from(`b${i}`)).body as Readable);
    await expect(from('c')).rejects.toMatchObject({ code: 'UNAVAILABLE' }); // 72 of 96 MB
    unread.push((await from('c', true)).body as Readable); // the last quarter is for people with a session
    for (const body of unread.splice(0, 2)) body.destroy();
    await untilTrue(async () => {
      const again = await from('a').catch(() => undefined);
      (again?.body as Readable | undefined)?.destroy();
      return again?.status === 200;
    });
    for (const body of unread) body.destroy();
  });

  it('ends a call to a slow service after the route’s time, and does not repeat it', async () => {
    await expect(call({ timeoutMs: 300 })).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    expect(asked).toBe(1);
  });

  it('refuses at once calls that would queue for a slow service, and serves the others (attack 169)', async () => {
    const waiting = Array.from({ length: 256 }, () => call().catch(() => 'given up'));
    const start = performance.now();
    await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(performance.now() - start).toBeLessThan(1_000);
    await expect(call({ service: 'identity', timeoutMs: 300 })).rejects.toMatchObject({
      cause: { code: 'UND_ERR_HEADERS_TIMEOUT' },
    });
    server.closeAllConnections();
    setTimeout(() => server.close(), 100);
    const timer = setInterval(() => server.closeAllConnections(), 20);
    await Promise.all(waiting);
    clearInterval(timer);
    server.close();
    await expect(call()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } }); // there are free connections again
  });
});
