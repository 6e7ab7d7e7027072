import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendRaw } from './support/raw-socket.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const PUBLIC = '/api/public/proposal/Ab0_-Ab0_-Ab0_-Ab0_-A';
const get = (...lines: string[]) => `${[`GET ${PUBLIC} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
const sign = (...lines: string[]) =>
  `${['POST /api/propostas/t/assinatura HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...lines].join('\r\n')}\r\n\r\n`;

describe('requests that two parsers could read differently', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.proposals.seen.length = 0;
  });

  it.each([
    ['length and chunks', sign('Content-Length: 2', 'Transfer-Encoding: chunked') + '0\r\n\r\n{}'],
    ['chunks and length', sign('Transfer-Encoding: chunked', 'Content-Length: 2') + '0\r\n\r\n{}'],
    ['two lengths', sign('Content-Length: 2', 'Content-Length: 3') + '{}x'],
    ['two equal lengths', sign('Content-Length: 2', 'Content-Length: 2') + '{}'],
    ['a list of lengths', sign('Content-Length: 2, 2') + '{}'],
    ['a signed length', sign('Content-Length: +5') + '{"a":'],
    ['a negative length', sign('Content-Length: -1')],
    ['a hexadecimal length', sign('Content-Length: 0x2') + '{}'],
    ['a space before the colon', sign('Transfer-Encoding : chunked') + '0\r\n\r\n'],
    ['an unknown coding', sign('Transfer-Encoding: xchunked') + '0\r\n\r\n'],
    ['a coding after chunked', sign('Transfer-Encoding: chunked, identity') + '0\r\n\r\n'],
    ['bare line feeds', `GET ${PUBLIC} HTTP/1.1\nHost: a\n\n`],
    ['a bare carriage return', get('Host: a', 'X: a\rb')],
    ['a bad chunk size', sign('Transfer-Encoding: chunked') + 'zz\r\n{}\r\n0\r\n\r\n'],
    ['an endless chunk size', sign('Transfer-Encoding: chunked') + `${'f'.repeat(40)}\r\n`],
    [
      'a flood of chunk extensions',
      sign('Transfer-Encoding: chunked') + `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
    ['a NUL in a header', get('Host: a', 'X: a\0b')],
    ['a body on a read', get('Host: a', 'Content-Length: 2') + '{}'],
    ['chunks on a read', get('Host: a', 'Transfer-Encoding: chunked') + '2\r\n{}\r\n0\r\n\r\n'],
    ['no host', get()],
    ['an empty host', get('Host:')],
    ['two hosts', get('Host: a', 'Host: b')],
    ['two equal hosts', get('Host: a', 'host: a')],
    ['a host with a path', get('Host: a/b')],
    ['an absolute target', `GET http://a${PUBLIC} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a fragment', `GET ${PUBLIC}#x HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a backslash', 'GET \\api\\propostas HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an unknown method', `PING ${PUBLIC} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['an unknown version', `GET ${PUBLIC} HTTP/9.9\r\nHost: a\r\n\r\n`],
    ['HTTP/2 in clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x00\xa5\x01\x00'],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('%s: 400, the connection ends, and no service is called (attacks 131, 133)', async (_what, bytes) => {
    const response = await sendRaw(gateway.port, bytes, 3_000);
    expect([response.status, response.closed]).toEqual([400, true]);
    expect(response.text).toContain('"code":"BAD_REQUEST"');
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });

  it('ends the connection over bad framing: what follows is not read', async () => {
    const response = await sendRaw(
      gateway.port,
      sign('Content-Length: 2', 'Transfer-Encoding: chunked') + get('Host: a'),
      3_000,
    );
    expect(response.closed).toBe(true);
    expect(response.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });

  it('writes no second response head into a response that has begun', async () => {
    const response = gateway.proposals.respond;
    gateway.proposals.respond = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 200_000 });
      response.write('%PDF');
      setTimeout(() => response.socket?.destroy(), 1_000);
    };
    const socket = connect(gateway.port, '127.0.0.1', () => socket.write(get('Host: a')));
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (text.endsWith('%PDF')) socket.write('garbage\r\n\r\n');
    });
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.on('close', resolve));
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*%PDF$/);
    gateway.proposals.respond = response;
  });

  it.each(['TRACE', 'PROPFIND', 'PURGE', 'OPTIONS'])('%s: 405', async (method) => {
    const response = await sendRaw(gateway.port, `${method} ${PUBLIC} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(response.status).toBe(405);
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });

  it('CONNECT: no tunnel', async () => {
    const response = await sendRaw(
      gateway.port,
      'CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n',
    );
    expect(response.closed).toBe(true);
    expect(response.status).not.toBe(200);
  });

  it('frames well-formed requests anew', async () => {
    const body = sign('Transfer-Encoding: chunked') + '1;x=y\r\n{\r\n1\r\n}\r\n0\r\nX-Trailer: 1\r\n\r\n';
    expect((await sendRaw(gateway.port, body)).status).toBe(200);
    expect(gateway.proposals.seen).toHaveLength(1);
    const [seen] = gateway.proposals.seen;
    expect(seen?.body).toBe('{}');
    expect(seen?.headers).toMatchObject({ 'content-length': '2', 'content-type': 'application/json' });
    expect(seen?.headers['transfer-encoding']).toBeUndefined();
  });

  it('accepts an old proxy’s HTTP/1.0, with a host', async () => {
    expect((await sendRaw(gateway.port, `GET ${PUBLIC} HTTP/1.0\r\nHost: a\r\n\r\n`)).status).toBe(200);
    expect((await sendRaw(gateway.port, `GET ${PUBLIC} HTTP/1.0\r\n\r\n`)).status).toBe(400);
  });

  it.each([
    ['20 kB of headers', get('Host: a', `X: ${'a'.repeat(20_000)}`), 431],
    ['20 kB of address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['10 kB of address', `GET /${'a'.repeat(10_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['101 headers', get('Host: a', ...Array.from({ length: 100 }, (_, i) => `X${i}: 1`)), 431],
    ['200 cookies', get('Host: a', `Cookie: ${'a=1; '.repeat(200)}`), 400],
    ['2,000 parameters', `GET ${PUBLIC}?${'a&'.repeat(2_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
  ])('%s: %s (attack 139)', async (_what, bytes, status) => {
    const response = await sendRaw(gateway.port, bytes, 3_000);
    expect(response.status).toBe(status);
    expect(response.text).toContain('"requestId"');
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });
});
