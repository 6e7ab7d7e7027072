import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { counter } from '@acordo/service-kit/health/metrics';
import { sendJson } from './support/fake-service.js';
import { computer, type SlowClient, slowClient } from '../../../test/slow-client.js';
import { type Gateway, startGateway } from './support/start-gateway.js';
import { untilTrue } from '../../../test/until-true.js';

jest.setTimeout(60_000); // hundreds of connections; seconds only where the machine is busy

const MB = 1024 * 1024;
/** The size that an image of a few bytes could have before rendered images were limited. */
const IMAGE = Buffer.alloc(3.7 * MB, 7);
/** More than the system buffers for a client that does not read, plus what is read ahead. */
const HUGE = Buffer.alloc(16 * MB, 7);
const ASSET = `/api/assets/${'a'.repeat(64)}`;
const LIST = '/api/propostas';
const READERS = 200;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('slow readers (attack 230)', () => {
  let gateway: Gateway;
  let clients: SlowClient[];
  beforeEach(() => {
    clients = [];
  });
  afterEach(async () => {
    for (const client of clients) client.leave();
    await gateway.close();
  });

  const open = (from: string, path: string, reads = 1) => {
    const client = slowClient(gateway.port, from, get(path), reads);
    clients.push(client);
    return client;
  };
  const bigImages = (image = IMAGE) => {
    gateway.proposals.respond = ({ url }, response) =>
      url.startsWith('/api/assets/')
        ? void response
            .writeHead(200, { 'content-type': 'image/png', 'content-length': image.length })
            .end(image)
        : sendJson(response, 200, [{ list: 'x'.repeat(100_000) }]);
  };

  it('who use up the memory for responses do not prevent the responses to changes', async () => {
    gateway = await startGateway({ ANSWERS_MB: '1' });
    const list = [{ list: 'x'.repeat(700_000) }];
    gateway.proposals.respond = ({ url }, response) =>
      url.startsWith('/api/assets/')
        ? void response
            .writeHead(200, { 'content-type': 'image/png', 'content-length': HUGE.length })
            .end(HUGE)
        : sendJson(response, 200, list);
    const value = gateway.identity.logIn();
    for (let i = 0; i < 2; i += 1) open(computer(i), ASSET);
    await untilTrue(() => clients.every(({ text }) => text() !== ''));
    expect((await gateway.as(value, LIST)).status).toBe(503);
    const headers = { 'content-type': 'application/json' };
    const changed = await gateway.as(value, `${LIST}/5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21`, {
      method: 'PUT',
      headers,
      body: '{}',
    });
    expect([changed.status, await changed.json()]).toEqual([200, list]);
  });

  it.each([
    ['as large as images once could be', IMAGE],
    ['larger than the system takes over by itself', HUGE],
  ])('of an image %s, 200 from 20 computers, do not affect an owner’s calls', async (_name, image) => {
    gateway = await startGateway();
    bigImages(image);
    const value = gateway.identity.logIn();
    for (let i = 0; i < READERS; i += 1) open(computer(i % 20), ASSET);
    await untilTrue(() => clients.every(({ text }) => text() !== ''));
    for (let i = 0; i < 20; i += 1) {
      const response = await gateway.as(value, LIST);
      expect([response.status, (await response.text()).length]).toEqual([200, 100_013]);
    }
    // Clients beyond the limit got an error message; no request hangs.
    const refused = clients.map(({ text }) => text()).filter((text) => !text.startsWith('HTTP/1.1 200'));
    if (image === HUGE) expect(refused.length).toBeGreaterThan(100);
    for (const text of refused) {
      expect(text).toMatch(/^HTTP\/1\.1 503 /);
      expect(text).toMatch(/retry-after: 2/i);
      expect(text).toContain('"code":"UNAVAILABLE"');
    }
    // When the readers have left, their memory is available to others.
    for (const client of clients) client.leave();
    await Promise.all(clients.map(({ closed }) => closed));
    await untilTrue(async () => {
      const response = await fetch(gateway.url + ASSET);
      return (await response.arrayBuffer()).byteLength === image.length;
    });
  });

  it('are cut when they read more slowly than anybody’s phone, and faster ones are not', async () => {
    gateway = await startGateway({ READ_GRACE_S: '1', READ_KB_PER_S: '20000' });
    bigImages(HUGE);
    const before = await cutReaders();
    const slow = open(computer(1), ASSET);
    await untilTrue(async () => (await cutReaders()) > before);
    slow.socket.removeAllListeners('data').resume();
    await slow.closed;
    expect(slow.socket.bytesRead).toBeLessThan(HUGE.length);
    const fast = open(computer(2), ASSET, Number.POSITIVE_INFINITY);
    await untilTrue(() => fast.text().length > HUGE.length);
  });

  it('do not block lists of any length, and archives have separate connections', async () => {
    gateway = await startGateway();
    const long = 6 * MB; // longer than what is read ahead: such responses keep their connections
    gateway.proposals.respond = ({ url }, response) => {
      if (url === `${LIST}?limit=1000` || url === '/api/auth/export')
        return void response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': long })
          .end(Buffer.alloc(long, 32));
      return sendJson(response, 200, []);
    };
    const values = Array.from({ length: 40 }, () => gateway.identity.logIn());
    for (const [i, value] of values.entries())
      for (const path of [`${LIST}?limit=1000`, '/api/auth/export']) {
        const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nCookie: acordo_sessao=${value}\r\n\r\n`;
        clients.push(slowClient(gateway.port, computer(i), head, 1));
      }
    await untilTrue(() => clients.filter(({ text }) => text() !== '').length > 40);
    for (let i = 0; i < 20; i += 1) expect((await gateway.as(values[0] ?? '', LIST)).status).toBe(200);
  });
});

describe('a service that does not answer (attack 232)', () => {
  let gateway: Gateway;
  let waiting: ServerResponse[];
  beforeEach(async () => {
    waiting = [];
    gateway = await startGateway({ SERVICE_CONNECTIONS: '8', SERVICE_WAIT_MS: '500' });
    gateway.proposals.respond = (seen, response) =>
      seen.url.includes('/pdf') || seen.url.includes('/preview') || seen.url.startsWith('/api/assets/')
        ? sendJson(response, 200, {})
        : void waiting.push(response);
  });
  afterEach(() => gateway.close());

  const PUBLIC = '/api/public/proposal/Ab0_-Ab0_-Ab0_-Ab0_-A';

  it('makes others wait for a connection for a while, and then get an error message; other kinds of calls go on', async () => {
    const first = Array.from({ length: 4 }, () => fetch(gateway.url + PUBLIC));
    await untilTrue(() => waiting.length === 4);
    const late = await fetch(gateway.url + PUBLIC); // one address has half of the connections
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await late.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) });
    for (const path of [`${PUBLIC}/pdf`, `${PUBLIC}/preview.png`, ASSET])
      expect([path, (await fetch(gateway.url + path)).status]).toEqual([path, 200]);
    for (const response of waiting) sendJson(response, 200, {});
    for (const response of await Promise.all(first)) expect(response.status).toBe(200);
  });

  it('gives a free connection to waiting calls in time', async () => {
    const first = Array.from({ length: 4 }, () => fetch(gateway.url + PUBLIC));
    await untilTrue(() => waiting.length === 4);
    const next = fetch(gateway.url + PUBLIC);
    for (const response of waiting.splice(0)) sendJson(response, 200, {});
    await untilTrue(() => waiting.length === 1);
    for (const response of waiting) sendJson(response, 200, {});
    expect((await next).status).toBe(200);
    await Promise.all(first);
  });
});

async function cutReaders(): Promise<number> {
  const { values } = await counter('acordo_gateway_cut_readers', '').get();
  return values[0]?.value ?? 0;
}
