import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ROUTES } from '../src/routing/route-table.js';
import { sendRaw } from './support/raw-socket.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const ID = '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21';

describe('paths', () => {
  let gateway: Gateway;
  let cookie: string;
  const ask = (method: string, path: string, ...lines: string[]) =>
    sendRaw(
      gateway.port,
      `${[`${method} ${path} HTTP/1.1`, 'Host: a', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`,
      5_000,
    );
  beforeAll(async () => {
    gateway = await startGateway();
    cookie = `Cookie: acordo_sessao=${gateway.identity.logIn()}`;
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.proposals.seen.length = 0;
    gateway.identity.seen.length = 0;
  });

  it.each([
    '/api/../internal/outbox/1',
    '/api/propostas/../../internal/outbox/1',
    '/api/propostas/%2e%2e/%2e%2e/internal/outbox/1',
    '/api/propostas/..%2f..%2finternal%2foutbox%2f1',
    '/api/propostas/..%5c..%5cinternal',
    '/api/propostas/%252e%252e%252finternal',
    '/api/propostas/x%00',
    '/api/propostas/x;y',
    '/api/propostas/x%3Fuser_id=1',
    '/api/propostas/x%23',
    '/api/propostas/..',
    '/api/propostas/.',
    '/api/propostas/',
    '/api/propostas//',
    '/api//propostas',
    '//api/propostas',
    '/API/PROPOSTAS',
    '/api/Propostas',
    '/%61pi/propostas',
    '/api/%70ropostas',
    '/api;x/propostas',
    '/api/propostas;x',
    '/api/internal/sessions/introspect',
    '/internal/sessions/introspect',
    '/internal/outbox/1',
    '/api/vitamina/users/',
    '/metrics',
    '/api/metrics',
    '/api/healthz',
    '/api',
    '/api/',
  ])('%s is not found, with a session too, and no service is called (attacks 17, 134)', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const response = await ask(method, path, cookie, 'Content-Type: application/json', 'Content-Length: 0');
      expect([404, 405]).toContain(response.status);
      if (method === 'GET') expect(response.text).toMatch(/"code":"([A-Z]+_)?NOT_FOUND"/);
    }
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
    expect(gateway.identity.seen.map(({ url }) => url)).toEqual([]);
  });

  it('sends the rebuilt path and the query as it was', async () => {
    await ask('GET', `/api/propostas/${ID.replace('5', '%35')}?limit=2&q=a%20b&user_id=u`, cookie);
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([
      `/api/propostas/${ID}?limit=2&q=a%20b&user_id=u`,
    ]);
  });

  it('treats a parameter that cannot be an id as not found', async () => {
    const link = await ask('GET', '/api/public/proposal/a.b');
    expect(link.text).toContain(
      '"error":"Proposta não encontrada","message":"Link inválido ou expirado"'.replace(/[ãá]/g, (c) =>
        Buffer.from(c).toString('latin1'),
      ),
    );
    expect((await ask('GET', `/api/public/proposal/${'a'.repeat(513)}`)).text).toContain('LINK_NOT_FOUND');
    expect((await ask('GET', '/api/propostas/a.b', cookie)).text).toContain('PROPOSAL_NOT_FOUND');
  });

  it('lists the allowed methods of a path that has others (attack 103)', async () => {
    const writesOnly = ROUTES.filter(
      ({ path }) => !ROUTES.some((other) => other.path === path && other.method === 'GET'),
    );
    expect(writesOnly.length).toBeGreaterThan(6);
    for (const { path, method } of writesOnly)
      for (const read of ['GET', 'HEAD']) {
        const response = await ask(read, path.replace(/:\w+/, ID), cookie);
        expect([read, path, response.status]).toEqual([read, path, 405]);
        expect(response.text).toMatch(new RegExp(`^allow: .*${method}`, 'm'));
      }
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });

  it('requires a session for every call that is not public (attack 10)', async () => {
    for (const { who, method, path, body } of ROUTES) {
      if (who === 'public') continue;
      const type = body.kind === 'multipart' ? 'multipart/form-data; boundary=b' : 'application/json';
      const response = await ask(
        method,
        path.replace(/:\w+/, ID),
        `Content-Type: ${type}`,
        'Content-Length: 0',
      );
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
    expect(gateway.proposals.seen.map(({ url }) => url)).toEqual([]);
  });
});
