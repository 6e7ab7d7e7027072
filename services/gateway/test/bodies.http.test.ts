import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { connect } from 'node:net';
import { sendRaw } from './support/raw-socket.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const KB = 1024;
const SIGN = '/api/propostas/Ab0_-Ab0_-Ab0_-Ab0_-A/assinatura';

describe('bodies', () => {
  let gateway: Gateway;
  let value: string;
  const json = (length: number) => `"${'a'.repeat(length - 2)}"`;
  const send = (
    path: string,
    body: string | undefined,
    headers: Record<string, string> = {},
    method = 'POST',
  ) =>
    gateway.as(value, path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  beforeAll(async () => {
    gateway = await startGateway();
    value = gateway.identity.logIn();
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.proposals.seen.length = 0;
  });

  it('are forwarded unchanged, up to the route’s limit and not a byte more (D7)', async () => {
    expect((await send(SIGN, json(256 * KB))).status).toBe(200);
    expect((await send(SIGN, json(256 * KB + 1))).status).toBe(413);
    expect((await send('/api/propostas', json(3 * KB * KB))).status).toBe(201);
    expect((await send('/api/propostas', json(3 * KB * KB + 1))).status).toBe(413);
    expect(gateway.proposals.seen.map(({ body }) => body.length)).toEqual([256 * KB, 3 * KB * KB]);
  });

  it('are forwarded byte for byte', async () => {
    const body = '{ "a":1, "a":2, "é":"\\u0000\ud83d\ude00" }';
    await send(SIGN, body);
    expect(gateway.proposals.seen[0]?.body).toBe(body);
  });

  it('may be empty', async () => {
    expect((await send('/api/propostas/x/generate-link', undefined)).status).toBe(200);
    expect(
      (await send('/api/propostas/x/generate-link', '', { 'content-type': 'application/json' })).status,
    ).toBe(200);
    expect((await send('/api/propostas/x', undefined, {}, 'DELETE')).status).toBe(204);
    expect(gateway.proposals.seen.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
  ])('of type %s are refused before anything else happens (attacks 101, 102)', async (type) => {
    for (const path of [SIGN, '/api/propostas', '/api/auth/logout']) {
      const response = await send(path, '{}', { 'content-type': type });
      expect([path, response.status]).toEqual([path, 415]);
      expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE' });
    }
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });

  it('from another site are refused (attack 101)', async () => {
    const before = gateway.identity.seen.length;
    for (const headers of [
      { origin: 'https://mal.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      for (const path of [SIGN, '/api/propostas', '/api/auth/logout', '/api/auth/login']) {
        const response = await send(path, '{}', headers);
        expect([path, response.status]).toEqual([path, 403]);
        expect(await response.json()).toMatchObject({ code: 'CROSS_SITE' });
      }
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
    expect(gateway.identity.seen).toHaveLength(before);
    expect((await send(SIGN, '{}', { origin: 'http://acordo.example' })).status).toBe(200);
  });

  it('that announce 5 GB are refused before the first byte, and the connection ends (attack 135)', async () => {
    const head = `POST ${SIGN} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5368709120\r\n\r\n`;
    const response = await sendRaw(gateway.port, head, 8_000);
    expect([response.status, response.closed]).toEqual([413, true]);
    expect(response.text).toMatch(/connection: close/i);
  });

  it('without end are refused while they arrive, with constant memory, and the sender gets the reason (attack 135)', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const { text, error } = await endless(gateway.port);
    expect(text).toContain('413');
    expect(text).toContain('TOO_LARGE');
    expect(error).toBeUndefined(); // after a reset, slower readers would lose the response
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });

  it('without a session are not read where one is needed', async () => {
    const head =
      'POST /api/propostas HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n';
    const response = await sendRaw(gateway.port, head, 8_000);
    expect([response.status, response.closed]).toEqual([401, true]);
  });
});

/** Writes chunks as long as the other side accepts them; returns its whole response. */
function endless(port: number): Promise<{ text: string; error: Error | undefined }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    let text = '';
    let error: Error | undefined;
    const write = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', write);
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('error', (thrown) => {
      error = thrown;
    });
    socket.on('close', () => resolve({ text, error }));
    socket.write(
      `POST ${SIGN} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    write();
  });
}
