import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registry } from '@acordo/service-kit/health/metrics';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { sendRaw } from './support/raw-socket.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

const TOKEN = 'CanaryTokenCanaryToken';

describe('what is logged of a request (D35)', () => {
  let gateway: Gateway;
  let lines: Record<string, unknown>[];
  let text: string;
  beforeAll(async () => {
    text = '';
    const sink = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    });
    gateway = await startGateway({}, { logger: createLogger({ name: 'gateway', level: 'info' }, sink) });
    const value = gateway.identity.logIn();
    await fetch(`${gateway.url}/api/public/proposal/${TOKEN}?q=${TOKEN}`, {
      headers: { 'x-forwarded-for': '1.2.3.4' },
    });
    await fetch(`${gateway.url}/api/public/proposal/.${TOKEN}`, {
      headers: { 'x-forwarded-for': '1.2.3.4' },
    });
    await gateway.as(value, `/api/propostas/${TOKEN}/assinatura`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': TOKEN },
      body: JSON.stringify({ nome: TOKEN }),
    });
    await fetch(`${gateway.url}/api/auth/status`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
    await fetch(`${gateway.url}/api/${TOKEN}`);
    await fetch(`${gateway.url}/public/proposal/${TOKEN}`);
    await fetch(`${gateway.url}/${TOKEN}`);
    await sendRaw(gateway.port, `GET /${TOKEN}%zz HTTP/1.1\r\nHost: a\r\n\r\n`);
    await sendRaw(gateway.port, `GET /${TOKEN} HTTP/1.1\r\nHost: a\r\nX : ${TOKEN}\r\n\r\n`);
    await fetch(`${gateway.url}/healthz`);
    await gateway.close();
    lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(text).not.toContain(value);
  });
  afterAll(() => registry.resetMetrics());

  it('is one line with its id, template and status', () => {
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ['/api/public/proposal/:token', 200],
      ['/api/public/proposal/:token', 404],
      ['/api/propostas/:id/assinatura', 200],
      ['/api/auth/status', 200],
      ['/api/*', 404],
      ['/public/proposal/:token', 404],
      ['(no page)', 404],
      ['(unreadable)', 400],
      ['(unreadable)', 400],
    ]);
    for (const line of requests)
      expect(line).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    for (const line of requests.slice(0, 7))
      expect(line).toMatchObject({ method: expect.any(String), ms: expect.any(Number) });
  });

  it('contains no token, cookie, query or body', () => {
    expect(text).not.toContain('Canary');
  });

  it('counts forwarding headers of strangers, and warns about them once (D36)', async () => {
    expect(lines.filter(({ msg }) => String(msg).includes('X-Forwarded-For'))).toHaveLength(1);
    expect(await registry.metrics()).toContain('acordo_gateway_ignored_forwarding_headers 2');
  });
});
