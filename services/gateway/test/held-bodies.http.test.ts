import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { computer, type SlowClient, slowClient } from '../../../test/slow-client.js';
import { type Gateway, startGateway } from './support/start-gateway.js';
import { untilTrue } from '../../../test/until-true.js';

jest.setTimeout(60_000); // hundreds of connections; seconds only where the machine is busy

const MB = 1024 * 1024;
const SAVE = '/api/propostas';
const SIGN = '/api/propostas/Ab0_-Ab0_-Ab0_-Ab0_-A/assinatura';
const ANNOUNCED = 3 * MB;
/** A body without its end. One shared buffer, so that only the gateway's memory is measured. */
const HALF = Buffer.alloc(ANNOUNCED - 1_000, 32);

const head = (path: string, length: number, cookie = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\n${cookie}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('bodies that stop half-way (attack 231)', () => {
  let gateway: Gateway;
  let clients: SlowClient[] = [];
  afterEach(async () => {
    for (const client of clients) client.leave();
    clients = [];
    await gateway.close();
  });

  const send = (from: string, ...parts: (string | Buffer)[]) => {
    const [first = '', ...rest] = parts;
    const client = slowClient(gateway.port, from, first, Number.POSITIVE_INFINITY);
    for (const part of rest) client.socket.write(part);
    clients.push(client);
    return client;
  };

  it('of 400 at a time those within the bound are held, the others refused, and all works when they have left', async () => {
    gateway = await startGateway({ LIMIT_WRITES_PER_MINUTE: '1000' }); // only the limit of bodies refuses
    const value = gateway.identity.logIn();
    const cookie = `Cookie: acordo_sessao=${value}\r\n`;
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 400; i += 1) send(computer(i % 40), head(SAVE, ANNOUNCED, cookie), HALF);
    await untilTrue(() => clients.filter(({ text }) => text() !== '').length > 300);
    // A quarter of what was sent: BODIES_MB, the same again for doubled buffers, what sockets have read in advance (64 KB each),
    // and what the garbage collector has not freed yet. Without a bound it is all that was sent.
    const bound = (400 * ANNOUNCED) / 4;
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bound);
    // On a busy machine the held ones may have timed out meanwhile (attack 138).
    const told = clients.map(({ text }) => text()).filter((text) => !/^($|HTTP\/1\.1 408 )/.test(text));
    expect(told.length).toBeGreaterThan(200);
    for (const text of told) {
      expect(text).toMatch(/^HTTP\/1\.1 503 /);
      expect(text).toMatch(/retry-after: 2/i);
      expect(text).toContain('"code":"UNAVAILABLE"');
    }
    expect(gateway.proposals.seen).toEqual([]);
    // Calls without a body of that size are not affected.
    const { status } = await gateway.as(value, SAVE);
    expect(status).toBe(200);
    for (const client of clients) client.leave();
    await Promise.all(clients.map(({ closed }) => closed));
    const json = { 'content-type': 'application/json' };
    const save = () => gateway.as(value, SAVE, { method: 'POST', headers: json, body: HALF.toString() });
    await untilTrue(async () => (await save()).status === 201);
  });

  it('are refused before they are read, if the limit of an address is used up', async () => {
    gateway = await startGateway({ BODIES_PER_ADDRESS_MB: '4' });
    const cookie = `Cookie: acordo_sessao=${gateway.identity.logIn()}\r\n`;
    send('127.0.0.1', head(SAVE, ANNOUNCED, cookie), HALF);
    // Only a head: no part of its body has been sent when the response arrives.
    await untilTrue(async () => {
      const next = send('127.0.0.1', head(SAVE, ANNOUNCED, cookie));
      await Promise.race([untilTrue(() => next.text() !== ''), new Promise((done) => setTimeout(done, 300))]);
      return next.text().startsWith('HTTP/1.1 503');
    });
    const other = send(computer(1), head(SAVE, HALF.length, cookie), HALF);
    await untilTrue(() => other.text() !== '');
    expect(other.text()).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('count with the bytes received, not with those announced', async () => {
    gateway = await startGateway({ BODIES_PER_ADDRESS_MB: '4' });
    const cookie = `Cookie: acordo_sessao=${gateway.identity.logIn()}\r\n`;
    for (let i = 0; i < 40; i += 1) send('127.0.0.1', head(SAVE, ANNOUNCED, cookie), ' ');
    const whole = send('127.0.0.1', head(SAVE, HALF.length, cookie), HALF);
    await untilTrue(() => whole.text() !== '');
    expect(whole.text()).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('leave memory for people with a session when strangers have used up theirs', async () => {
    gateway = await startGateway({ BODIES_MB: '4', BODIES_PER_ADDRESS_MB: '4' });
    const value = gateway.identity.logIn();
    const small = 256 * 1024;
    const body = Buffer.alloc(small - 1, 32);
    for (let i = 0; i < 30; i += 1) send(computer(i), head(SIGN, small), body);
    await untilTrue(() => clients.some(({ text }) => text().startsWith('HTTP/1.1 503')));
    const headers = { 'content-type': 'application/json' };
    const response = await gateway.as(value, SIGN, { method: 'POST', headers, body: body.toString() });
    expect(response.status).toBe(200);
  });
});

describe('many from one address (attack 233)', () => {
  let gateway: Gateway;
  let clients: SlowClient[] = [];
  afterEach(async () => {
    for (const client of clients) client.leave();
    clients = [];
    await gateway.close();
  });
  const open = (from: string, text = '') => {
    const client = slowClient(gateway.port, from, text, Number.POSITIVE_INFINITY);
    clients.push(client);
    return client;
  };

  it('connections beyond the limit are closed, and accepted again when others have ended', async () => {
    gateway = await startGateway({ CONNECTIONS_PER_ADDRESS: '6' });
    const six = Array.from({ length: 6 }, () => open(computer(1)));
    const seventh = open(computer(1));
    await seventh.closed;
    expect(six.map(({ socket }) => socket.destroyed)).not.toContain(true); // it was not the time that closed it
    const other = open(computer(2), 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await untilTrue(() => other.text().startsWith('HTTP/1.1 200'));
    six[0]?.leave();
    await untilTrue(async () => {
      const again = open(computer(1), 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      await again.closed;
      return again.text().startsWith('HTTP/1.1 200');
    });
  });

  it('behind a trusted proxy are the client’s requests, never the proxy’s connections', async () => {
    gateway = await startGateway({
      CONNECTIONS_PER_ADDRESS: '6',
      REQUESTS_PER_ADDRESS: '8',
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    const ask = (client: string) =>
      open(
        computer(1),
        `POST /api/propostas/Ab0_-Ab0_-Ab0_-Ab0_-A/assinatura HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
      );
    const held = Array.from({ length: 8 }, () => ask('203.0.113.9'));
    const refused = ask('203.0.113.9');
    await untilTrue(() => refused.text() !== '');
    expect(refused.text()).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused.text()).toMatch(/retry-after: 2/i);
    const headers = { 'x-forwarded-for': '203.0.113.10' };
    expect((await fetch(`${gateway.url}/api/auth/status`, { headers })).status).toBe(200);
    for (const { socket } of held) socket.write('{"a":"b"}');
    await untilTrue(() => held.every(({ text }) => text().startsWith('HTTP/1.1 200')));
    const again = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    await untilTrue(async () => (await fetch(`${gateway.url}/api/auth/status`, again)).status === 200);
  });
});
