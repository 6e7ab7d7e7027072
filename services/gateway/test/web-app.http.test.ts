import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ONLY_FOR_PAGES } from '../src/server/security-headers.js';
import { sendRaw } from './support/raw-socket.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many connections; seconds only where the machine is busy

const SCRIPT = 'document.documentElement.dataset.theme = "dark"';
const INDEX = `<!doctype html><html><head><title>Acordo</title><meta name="description" content="Propostas" /><script>${SCRIPT}</script><script type="module" crossorigin src="/assets/index-Gh78.js"></script><link rel="modulepreload" crossorigin data-app href="/assets/app-Ab12.js"></head><body>Acordo<div id="root"></div><noscript>Ative-o</noscript></body></html>`;
/** Renders a stub: the real page is tested in public-page.http.test.ts. */
const RENDERER = `export const renderer = {
  answerElement: 'answer',
  pageModule: 'page.tsx',
  formModule: 'changes.tsx',
  describe: () => ({ title: 'Acordo', siteName: '', shareTitle: '', shareText: '', hasPicture: false }),
  render: () => '<p>server side</p>',
  renderForm: () => '<p>form</p>',
  renderUnscripted: () => '<p>without scripts</p>',
  sitePages: [{
    path: '/terms-of-service',
    modules: ['page.tsx', 'terms.tsx'],
    description: { title: 'Termos', siteName: 'Acordo', shareTitle: 'Termos', shareText: 'Tudo "escrito"', hasPicture: false },
  }, {
    path: '/dashboard',
    modules: ['page.tsx'],
    styles: ['terms.tsx'],
    description: { title: 'Propostas', siteName: 'Acordo', shareTitle: 'Propostas', shareText: '', hasPicture: false },
    needsScript: true,
    ownersOnly: true,
    script: 'ask("/api/auth/status")',
  }],
  renderSite: (path, operator) => '<h1>Termos</h1><p>' + path + ' ' + JSON.stringify(operator) + '</p>',
};`;
const MANIFEST = {
  'page.tsx': { file: 'assets/app-Ab12.js' },
  'changes.tsx': { file: 'assets/changes-Gh78.js', css: ['assets/changes-Ij90.css'] },
  'terms.tsx': { file: 'assets/terms-Cd34.js', css: ['assets/terms-Ef56.css'] },
};
const VIDEO = 'video '.repeat(100);
const CODE = `console.log(${'"a",'.repeat(500)}1)`;
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the built web app', () => {
  let folder: string;
  let gateway: Gateway;
  const get = (address: string, headers: Record<string, string> = page) =>
    fetch(gateway.url + address, { headers });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'acordo-web-'));
    for (const name of ['assets', 'server', '.vite', 'tour']) mkdirSync(path.join(folder, name));
    const files = {
      'index.html': INDEX,
      'index.html.br': 'stale',
      'robots.txt': 'User-agent: *',
      'favicon.svg': '<svg/>',
      'site.webmanifest': '{}',
      '.secret': 'x',
      '.vite/manifest.json': JSON.stringify(MANIFEST),
      'server/render.mjs': RENDERER,
      'assets/app-Ab12.js': CODE,
      'assets/app-Ab12.js.br': brotliCompressSync(CODE),
      'assets/app-Ab12.js.gz': gzipSync(CODE),
      'assets/app-Ab12.js.map': '{}',
      'assets/font.woff2': 'font',
      'tour/tour.mp4': VIDEO,
      'tour/legendas.vtt': 'WEBVTT',
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
    gateway = await startGateway({
      WEB_DIST: folder,
      CEP_BASE_URL: 'http://127.0.0.1:9/cep',
      OPERATOR_NAME: 'Ateliê & Cia',
    });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true });
  });

  it('is served at every page’s path, and for every navigation (P80)', async () => {
    for (const address of [
      '/',
      '/dashboard',
      '/edit/1',
      '/public/proposal/u3pXGkq0TqJt0m2Zr6cS9w',
      '/verificar/X',
      '/vitamina/login',
    ]) {
      const response = await get(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('Acordo');
    }
    const robot = 'GET /dashboard HTTP/1.1\r\nHost: a\r\nAccept: */*\r\nConnection: close\r\n\r\n';
    expect((await sendRaw(gateway.port, robot, 5_000)).status).toBe(200);
    expect((await fetch(`${gateway.url}/dashboard`, { method: 'HEAD', headers: page })).status).toBe(200);
  });

  it('preloads the app everywhere but on the client’s page, which names its own files and renders before they have loaded', async () => {
    const links = async (address: string) =>
      (await (await get(address)).text()).match(/<(link|script type="module") [^>]*>/g);
    expect(await links('/dashboard')).toEqual([
      '<script type="module" crossorigin src="/assets/index-Gh78.js">',
      '<link rel="modulepreload" crossorigin data-app href="/assets/app-Ab12.js">',
    ]);
    expect(await links('/public/proposal/u3pXGkq0TqJt0m2Zr6cS9w')).toEqual([
      '<script type="module" fetchpriority="low" crossorigin src="/assets/index-Gh78.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app-Ab12.js">',
    ]);
  });

  it('is prerendered where it is the same for everybody, with the operator’s name and its own files', async () => {
    for (const address of ['/terms-of-service', '/Terms-of-Service/']) {
      const response = await get(address);
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(html).toContain('<div id="root"><h1>Termos</h1><p>/terms-of-service {"name":"Ateliê & Cia",');
      expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Termos</title>']);
      expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
        '<meta name="description" content="Tudo &quot;escrito&quot;">',
      ]);
      expect(html.match(/<link [^>]*>/g)).toEqual([
        '<link rel="canonical" href="http://acordo.example/terms-of-service">',
        '<link rel="stylesheet" crossorigin href="/assets/terms-Ef56.css">',
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app-Ab12.js">',
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/terms-Cd34.js">',
      ]);
      expect(html).not.toMatch(/noscript|noindex/);
    }
    expect((await get('/')).headers.get('etag')).not.toBe(
      (await get('/terms-of-service')).headers.get('etag'),
    );
    expect(await (await get('/dashboard')).text()).toContain('<div id="root"></div><noscript>');
  });

  it.each([
    ['acordo_sessao=abc', true],
    ['theme=dark; acordo_sessao=abc', true],
    ['__Host-acordo_sessao=abc', true],
    ['acordo_sessao=', false],
    ['x_acordo_sessao=abc', false],
    ['', false],
  ])(
    'renders the dashboard in advance only for a session’s cookie, and says that it needs scripts: %s (P125, attack 405)',
    async (cookie, drawn) => {
      const response = await get('/dashboard', { ...page, cookie });
      expect(response.headers.get('vary')).toContain('cookie'); // what a cache may keep it for (attack 405)
      const html = await response.text();
      expect(html.includes('<p>/dashboard ')).toBe(drawn);
      expect(html).toContain('<noscript>');
      // The style of a part whose code is not needed.
      expect([html.includes('terms-Ef56.css'), html.includes('terms-Cd34.js')]).toEqual([drawn, false]);
      expect(html).toContain('/assets/app-Ab12.js');
      expect(html.includes('<script>ask("/api/auth/status")</script>')).toBe(drawn);
    },
  );

  it('allows the script of a page that is rendered in advance by its hash (P125, attack 87)', async () => {
    const policy = (await get('/dashboard')).headers.get('content-security-policy');
    for (const script of [SCRIPT, 'ask("/api/auth/status")'])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });

  it('sends a video in ranges to players that request them', async () => {
    const whole = await get('/tour/tour.mp4');
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(VIDEO.length),
    });
    const etag = whole.headers.get('etag') ?? '';
    const part = await get('/tour/tour.mp4', { range: 'bytes=0-4', 'if-range': etag });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-4/${VIDEO.length}`,
      'video',
    ]);
    const outside = await get('/tour/tour.mp4', { range: 'bytes=9999-' });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${VIDEO.length}`]);
    const changed = await get('/tour/tour.mp4', { range: 'bytes=0-4', 'if-range': '"old"' });
    expect([changed.status, (await changed.text()).length]).toEqual([200, VIDEO.length]);
    expect((await get('/tour/legendas.vtt')).headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  });

  it('is served with 404 at unknown paths, but not for a file or to a program', async () => {
    const unknown = await get('/does/not/exist');
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('Acordo')]);
    for (const [address, headers] of [
      ['/does/not/exist', { accept: 'application/json' }],
      ['/assets/gone-12.js', page],
      ['/index.html', page],
      ['/api/unknown', page],
      ['/internal/outbox/1', { accept: 'application/json' }],
    ] as [string, Record<string, string>][]) {
      const response = await get(address, headers);
      expect([address, response.status]).toEqual([address, 404]);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await fetch(`${gateway.url}/dashboard`, { method: 'POST', headers: page })).status).toBe(404);
  });

  it.each([
    '/',
    '/dashboard',
    '/auth',
    '/terms-of-service',
    '/public/proposal/u3pXGkq0TqJt0m2Zr6cS9w',
    '/verificar/AB12',
  ])('is served at its path to every kind of client: %s (attack 184)', async (address) => {
    // With `http`: fetch always sends `cors`.
    for (const accept of ['*/*', 'text/html', 'image/avif,image/webp,*/*;q=0.8', 'application/json', ''])
      for (const mode of ['navigate', 'no-cors', 'cors', 'same-origin', '']) {
        const asked = `Accept: ${accept}\r\n${mode ? `Sec-Fetch-Mode: ${mode}\r\n` : ''}`;
        const request = `GET ${address} HTTP/1.1\r\nHost: acordo.example\r\n${asked}Connection: close\r\n\r\n`;
        const { status, text } = await sendRaw(gateway.port, request, 5_000);
        expect([accept, mode, status]).toEqual([accept, mode, 200]);
        expect(text).toContain('<div id="root">');
      }
  });

  it('may run its own inline script and call the look-up, by its CSP; and contains the look-up’s URL', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}' `,
    );
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9;");
    expect(await response.text()).toContain(
      '<meta name="acordo-cep-base" content="http://127.0.0.1:9/cep" />',
    );
  });

  it('blocks no robot from a page that is itself marked as not to be indexed (attack 184)', () => {
    const rules = readFileSync(path.join(import.meta.dirname, '../../../web/public/robots.txt'), 'utf8')
      .split('\n')
      .flatMap((line) => /^(Allow|Disallow): (\S+)$/.exec(line)?.slice(1) ?? [])
      .flatMap((word, at, words) =>
        at % 2 ? [] : [{ allows: word === 'Allow', prefix: words[at + 1] ?? '' }],
      );
    // RFC 9309: the longest rule that matches; without one, allowed.
    const mayRead = (address: string) =>
      rules
        .filter(({ prefix }) => address.startsWith(prefix))
        .sort((one, other) => other.prefix.length - one.prefix.length)[0]?.allows ?? true;
    expect(rules.length).toBeGreaterThan(1);
    for (const address of ['/', '/public/proposal/x', '/proposal/x', '/verificar/x', '/vitamina'])
      expect([address, mayRead(address)]).toEqual([address, true]);
    expect(mayRead('/api/public/proposal/x/preview.png')).toBe(true);
    expect(mayRead('/api/propostas')).toBe(false);
  });

  it.each([
    '/',
    '/robots.txt',
    '/favicon.svg',
    '/assets/nothing.js',
    '/assets/nothing',
    '/api/auth/status',
    '/api/x',
    '/healthz',
    '/nothing.js',
    '/%zz',
  ])('has all security headers: %s', async (address) => {
    const { headers } = await get(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': address.startsWith('/api') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('sends scripts, styles and images without headers that only a page obeys', async () => {
    const { status, headers } = await get('/assets/app-Ab12.js');
    expect(status).toBe(200);
    for (const name of ONLY_FOR_PAGES) expect([name, headers.get(name)]).toEqual([name, null]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('keeps proposals of links out of indexes (D16, attack 67)', async () => {
    const { headers } = await get('/public/proposal/u3pXGkq0TqJt0m2Zr6cS9w');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await get('/dashboard')).headers.get('cache-control')).toBe('no-cache');
    const [code, panel] = [(await get('/verificar/AB12')).headers, (await get('/vitamina/login')).headers];
    expect([code.get('x-robots-tag'), code.get('referrer-policy')]).toEqual([
      'noindex, nofollow',
      'no-referrer',
    ]);
    expect(panel.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('is compressed as the client accepts it, and 304 when the client has it already', async () => {
    for (const address of ['/assets/app-Ab12.js', '/dashboard'])
      for (const [accepted, encoding] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const response = await get(address, { ...page, 'accept-encoding': accepted });
        expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, encoding]);
        expect(response.headers.get('vary')).toBe(
          address === '/dashboard' ? 'accept-encoding, cookie' : 'accept-encoding',
        );
        expect(await response.text()).toContain(address === '/dashboard' ? 'Acordo' : CODE);
      }
    const etag = (await get('/dashboard')).headers.get('etag') ?? '';
    expect((await get('/dashboard', { ...page, 'if-none-match': etag })).status).toBe(304);
  });

  it('lets hashed files be cached for ever and others for an hour', async () => {
    const hashed = await get('/assets/app-Ab12.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/assets/font.woff2')).headers.get('content-type')).toBe('font/woff2');
    const plain = await get('/favicon.svg');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(plain.headers.get('content-type')).toBe('image/svg+xml');
    expect((await get('/site.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
  });

  it.each([
    '/.secret',
    '/assets/../.secret',
    '/assets/%2e%2e/.secret',
    '/assets/..%2f.secret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../../../etc/passwd',
    '//etc/passwd',
    '/assets',
    '/assets/app-Ab12.js.map',
    '/assets/app-Ab12.js.br',
    '/assets/APP-ab12.js',
    '/assets//app-Ab12.js',
    '/assets/app-Ab12.js/',
    '/assets/app-Ab12.js%00',
    '/server/render.mjs',
    '/server/render',
    '/server',
    '/SERVER/render.mjs',
    '/.vite/manifest.json',
  ])('serves nothing but its files: %s', async (address) => {
    const response = await sendRaw(
      gateway.port,
      `GET ${address} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      5_000,
    );
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toMatch(/root:|console\.log|server side/);
  });
});

describe('a gateway whose web app was not built', () => {
  it('does not start, and reports what is missing', async () => {
    await expect(startGateway({ WEB_DIST: '/nonexistent' })).rejects.toThrow('/nonexistent/index.html');
    const folder = mkdtempSync(path.join(tmpdir(), 'acordo-web-'));
    const missing = (WEB_DIST: string) => expect(startGateway({ WEB_DIST })).rejects;
    writeFileSync(path.join(folder, 'index.html'), INDEX);
    await missing(folder).toThrow(`${folder}/server/render.mjs is missing: build the web app`);
    mkdirSync(path.join(folder, 'server'));
    writeFileSync(path.join(folder, 'server/render.mjs'), RENDERER);
    await missing(folder).toThrow(`${folder}/.vite/manifest.json is missing: build the web app`);
    mkdirSync(path.join(folder, '.vite'));
    writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
    await missing(folder).toThrow("the web app's manifest does not know page.tsx");
    writeFileSync(
      path.join(folder, '.vite/manifest.json'),
      JSON.stringify({ ...MANIFEST, 'terms.tsx': { file: 'b.js' } }),
    );
    writeFileSync(path.join(folder, 'index.html'), INDEX.replace('<div id="root"></div>', ''));
    await missing(folder).toThrow('index.html does not hold <div id="root">');
    rmSync(folder, { recursive: true });
  });
});
