import { existsSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { errorText } from '@acordo/contracts/errors';
import { publicProposalFixture, signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendJson } from './support/fake-service.js';
import { sendRaw } from './support/raw-socket.js';
import { readPage } from './support/read-page.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many pages; seconds only where the machine is busy

const WEB_DIST = path.resolve(import.meta.dirname, '../../../web/dist');
const PATH = `/public/proposal/${publicProposalFixture.id}`;
const DATA = `/api${PATH}`;
const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Rendered by the web's real build: `npm test` makes it before. */
describe('the client’s page', () => {
  let gateway: Gateway;
  const lines: string[] = [];
  beforeAll(() => {
    if (!existsSync(path.join(WEB_DIST, 'server/render.mjs')))
      throw new Error('build the web app first: npm run build -w web');
  });
  beforeEach(async () => {
    lines.length = 0;
    const output = new PassThrough().on('data', (line: Buffer) => void lines.push(line.toString()));
    const logger = createLogger({ name: 'gateway', level: 'info' }, output);
    gateway = await startGateway({ WEB_DIST, LIMIT_PUBLIC_READS_PER_MINUTE: '1000' }, { logger });
  });
  afterEach(() => gateway.close());

  const open = (address = PATH, headers: Record<string, string> = person, method = 'GET') =>
    fetch(gateway.url + address, { headers, method });
  const respondWith = (body: object, status = 200) => {
    gateway.proposals.respond = (_seen, response) => sendJson(response, status, body);
  };
  const refuseWith = (code: 'LINK_NOT_FOUND' | 'LINK_EXPIRED' | 'RECORD_IN_VERIFICATION' | 'INTERNAL') => {
    const { status, error, message } = errorText(code);
    respondWith({ error, message, code, requestId: 'r-1' }, status);
  };

  it('contains the proposal, and the data as the API returns it, from one call', async () => {
    const page = readPage(await (await open()).text());
    expect(page.root).toContain('Proposta para Padaria Pão &amp; Prosa');
    expect(page.root).toContain('R$ 11.200,00');
    expect(page.title).toBe('Proposta para Padaria Pão & Prosa · Acordo');
    expect(gateway.proposals.seen).toHaveLength(1);
    expect(JSON.parse(page.response ?? '')).toEqual(await (await fetch(gateway.url + DATA)).json());
    expect(gateway.proposals.seen[0]).toMatchObject({
      method: 'GET',
      url: DATA,
      claims: { kind: 'anonymous', sub: '', ip: '127.0.0.1' },
    });
  });

  it('is the same for its owner: no session is requested, no cookie is set', async () => {
    const cookie = `acordo_sessao=${gateway.identity.logIn()}`;
    const mine = await open(PATH, { ...person, cookie });
    expect(await mine.text()).toBe(await (await open()).text());
    expect(mine.headers.get('set-cookie')).toBeNull();
    expect(gateway.identity.introspections()).toBe(0);
  });

  it('shows the current state although pages are cached: signed, rejected, ended', async () => {
    const root = async () => readPage(await (await open()).text()).root;
    expect(await root()).toContain('Assinar Proposta Digitalmente');
    respondWith(signedPublicProposalFixture);
    expect(await root()).toContain('27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)');
    respondWith({ ...publicProposalFixture, status: 'rejeitado' });
    expect(await root()).toContain('Proposta Rejeitada');
    respondWith({ ...publicProposalFixture, template: 'elegant' });
    expect(await root()).toContain('elegant-rule');
    refuseWith('LINK_NOT_FOUND');
    expect(await root()).toContain('Link inválido ou expirado');
  });

  it('shows that a record is being verified, and nothing of the cached signed page (attack 251)', async () => {
    respondWith(signedPublicProposalFixture);
    await (await open()).text();
    refuseWith('RECORD_IN_VERIFICATION');
    const response = await open(PATH, { ...person, 'if-none-match': '*' });
    expect(response.status).toBe(409);
    const { root, metas } = readPage(await response.text());
    expect(root).toContain('Registro em verificação');
    expect(root).not.toMatch(/Assinada|José/);
    expect([metas.get('og:title'), metas.has('og:image')]).toEqual(['Registro em verificação', false]);
  });

  it('has a title for link previews, without price or names (D41, attack 115)', async () => {
    respondWith({
      ...publicProposalFixture,
      titulo: 'Proposta para Padaria "P&P" - contato@paoeprosa.com.br',
    });
    // As robots send it: no Sec-Fetch-Mode, any type.
    const robot = `GET ${PATH} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nAccept: */*\r\nConnection: close\r\n\r\n`;
    const { text } = await sendRaw(gateway.port, robot, 5_000);
    const html = Buffer.from(text, 'latin1').toString();
    const { metas, title } = readPage(html);
    const url = `http://acordo.example${PATH}`;
    expect(Object.fromEntries(metas)).toMatchObject({
      robots: 'noindex',
      description: 'Estúdio Lume preparou esta proposta. Abra o link para ler e responder.',
      'og:type': 'website',
      'og:site_name': 'Acordo',
      'og:title': 'Proposta para Padaria "P&P"',
      'og:description': 'Estúdio Lume preparou esta proposta. Abra o link para ler e responder.',
      'og:url': url,
      'og:image': `http://acordo.example${DATA}/preview.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(title).toBe('Proposta para Padaria "P&P" · Acordo');
    const told = [title, ...metas.values()].join('\n');
    expect(told).not.toMatch(/11\.?200|R\$|contato@|ola@|11222333000181|12ABC34501DE35/);
    expect(html).not.toMatch(/canonical|evil\.example/);
  });

  it('is not cached, not indexed, and not shown in frames (D16, attacks 67, 87, 145)', async () => {
    for (const address of [
      PATH,
      `${PATH}?utm=1`,
      `${PATH}/`,
      '/Public/Proposal/u3pXGkq0TqJt0m2Zr6cS9w',
      '/public/proposal/a.css',
    ]) {
      const { headers } = await open(address, { ...person, range: 'bytes=0-10' });
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(
          /script-src 'self'( 'sha256-[^']+')+;.*frame-ancestors 'none'/,
        ),
        'content-type': 'text/html; charset=utf-8',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        vary: 'accept-encoding',
      });
      expect(headers.get('etag')).toBeNull();
    }
    expect((await open(`${PATH}/x.css`)).status).toBe(404);
  });

  it('preloads what it needs, each file once, and all exist', async () => {
    const html = await (await open()).text();
    const wanted = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(wanted.filter((name) => /start-client-page-.*\.js$/.test(name))).toHaveLength(1);
    // Neither the router nor anything else of the app.
    expect(wanted.filter((name) => /\/(router|start-app)-/.test(name))).toEqual([]);
    expect(wanted.filter((name) => name.endsWith('.css')).length).toBeGreaterThan(1);
    expect(new Set(wanted).size).toBe(wanted.length);
    for (const address of wanted) expect([address, (await open(address)).status]).toEqual([address, 200]);
  });

  it.each([
    ['LINK_NOT_FOUND', 404],
    ['LINK_EXPIRED', 410],
  ] as const)('shows for an invalid link only that: %s is %d (D15, attack 61)', async (code, status) => {
    refuseWith(code);
    const response = await open();
    const page = readPage(await response.text());
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, null]);
    expect(page.root).toContain('Proposta não encontrada');
    expect(page.root).toContain('Link inválido ou expirado');
    expect(JSON.parse(page.response ?? '')).toMatchObject({ code, requestId: 'r-1' });
    expect(page.metas.get('og:title')).toBe('Proposta não encontrada');
    expect(page.metas.has('og:url') || page.metas.has('og:image')).toBe(false);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it.each(['%00', 'a%20b', 'x'.repeat(600), '..%2f..%2fapi', '%3Cscript%3E', 'a;b', '~'])(
    'is not found for a hostile token, without a call to a service: %s (attack 58)',
    async (token) => {
      const response = await open(`/public/proposal/${token}`);
      expect([response.status, gateway.proposals.seen.length]).toEqual([404, 0]);
      const page = readPage(await response.text());
      expect(page.root).toContain('Link inválido ou expirado');
      expect(JSON.parse(page.response ?? '')).toMatchObject({ code: 'LINK_NOT_FOUND' });
    },
  );

  it('responds to HEAD like to GET, without the page', async () => {
    const [head, get] = [await open(PATH, person, 'HEAD'), await open()];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('cache-control')).toBe('no-store');
    const plain = { ...person, 'accept-encoding': 'identity' };
    const length = Buffer.byteLength(await get.text());
    expect(Number((await open(PATH, plain, 'HEAD')).headers.get('content-length'))).toBe(length);
    refuseWith('LINK_EXPIRED');
    expect((await open(PATH, person, 'HEAD')).status).toBe(410);
  });

  it('leaves the rendering to the browser while the service is down: 503 with Retry-After', async () => {
    refuseWith('INTERNAL');
    const failed = await open();
    await gateway.proposals.close();
    for (const response of [failed, await open()]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      const html = await response.text();
      expect(readPage(html)).toMatchObject({ root: '', response: undefined });
      expect(html).toContain('<script type="module"');
      expect(html).not.toMatch(/127\.0\.0\.1:\d|ECONN|algo deu errado/i);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(lines.join('')).not.toContain(publicProposalFixture.id);
  });

  it('counts together with the data call, per address (D48)', async () => {
    await gateway.close();
    gateway = await startGateway({ WEB_DIST, LIMIT_PUBLIC_READS_PER_MINUTE: '3' });
    const statuses = [(await open()).status, (await fetch(gateway.url + DATA)).status, (await open()).status];
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await open();
    expect([refused.status, (await fetch(gateway.url + DATA)).status]).toEqual([429, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(gateway.proposals.seen).toHaveLength(3);
  });

  it('counts links that do not exist together with the data call, per address (D48, attack 188)', async () => {
    await gateway.close();
    gateway = await startGateway({ WEB_DIST, LIMIT_GUESSES_PER_MINUTE: '2' });
    expect([(await open()).status, (await open()).status, (await open()).status]).toEqual([200, 200, 200]);
    refuseWith('LINK_NOT_FOUND');
    const guesses = [(await open()).status, (await fetch(`${gateway.url}${DATA}x`)).status];
    expect([...guesses, (await open()).status]).toEqual([404, 404, 429]);
  });

  it('sends a very long proposal as data, complete and not rendered', async () => {
    const long = { ...publicProposalFixture, descricao: 'palavra <b> '.repeat(30_000) };
    respondWith(long);
    const page = readPage(await (await open()).text());
    expect(page.root).toBe('');
    expect(JSON.parse(page.response ?? '')).toEqual(long);
    expect(page.metas.get('og:title')).toBe('Proposta para Padaria Pão & Prosa');
    respondWith({ ...publicProposalFixture, funcionalidades: Array<string>(1_000).fill('&'.repeat(150)) });
    expect(readPage(await (await open()).text()).root).toBe('');
  });

  it('sends as data what cannot be rendered, and logs it once', async () => {
    respondWith({ ...publicProposalFixture, empresa: null });
    for (let round = 0; round < 3; round += 1) {
      const response = await open(`${PATH}${round}`);
      const page = readPage(await response.text());
      expect([response.status, page.root]).toEqual([200, '']);
      expect(JSON.parse(page.response ?? '')).toMatchObject({ empresa: null });
    }
    expect(lines.filter((line) => line.includes('could not be drawn'))).toHaveLength(1);
  });

  it('is compressed as the client accepts it', async () => {
    const plain = await (await open(PATH, { ...person, 'accept-encoding': 'identity' })).text();
    for (const encoding of ['br', 'gzip'])
      for (let round = 0; round < 2; round += 1) {
        const response = await open(PATH, { ...person, 'accept-encoding': encoding });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length / 3);
        expect(await response.text()).toBe(plain);
      }
  });
});
