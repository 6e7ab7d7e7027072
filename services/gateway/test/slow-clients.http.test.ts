import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(60_000); // the test takes 15 s, the maximum duration of a request

const SIGN = '/api/propostas/Ab0_-Ab0_-Ab0_-Ab0_-A/assinatura';
/** What attack 138 allows, and what a busy machine may add. */
const PATIENCE_MS = 15_000;
const GRACE_MS = 5_000;

describe('clients that send slowly (attack 138)', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('are cut off within 15 s, whether head or body arrives byte by byte or not at all; others are served', async () => {
    const head = `POST ${SIGN} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
    const slow = Promise.all([
      drip(gateway.port, '', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(1_000)}`),
      drip(gateway.port, head, 'a'.repeat(1_000)),
      drip(gateway.port, '', ''),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect((await fetch(`${gateway.url}/api/auth/status`)).status).toBe(200);
    const closed = await slow;
    for (const { ms, text } of closed) {
      expect(ms).toBeLessThan(PATIENCE_MS + GRACE_MS);
      expect(ms).toBeGreaterThan(5_000);
      if (text) expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"REQUEST_TIMEOUT"/);
    }
    expect(closed[0]?.text).toContain('408');
    expect(closed[1]?.text).toContain('408');
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });
});

/** Sends `first` at once and then a byte every quarter of a second, until the other side closes. */
function drip(port: number, first: string, rest: string): Promise<{ ms: number; text: string }> {
  const start = performance.now();
  return new Promise((resolve) => {
    let at = 0;
    let text = '';
    const socket = connect(port, '127.0.0.1', () => void socket.write(first));
    const timer = setInterval(() => {
      if (at < rest.length && socket.writable) socket.write(rest.charAt(at));
      at += 1;
    }, 250);
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ ms: performance.now() - start, text });
    });
  });
}
