import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { USER_COOKIE } from '@acordo/contracts/internal/sessions';
import { expect, test } from './support/journey.js';
import type { Browser } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { publicContracts } from '../test/public-calls.js';
import { logIn, type Person } from './steps/account.js';
import { newPerson, closeContexts } from './support/browser.js';

const ANA: Person = { nome: 'Ana Lima', email: 'ana@exemplo.com.br', senha: 'segredo1' };
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#06c"/></svg>';
const LOGO = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;

let product: RunningProduct;
let browser: Browser;
let cookie = '';
/** The values of path parameters. */
const places: Record<string, string> = {};

const send = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
  fetch(product.url + path, {
    method,
    headers: { origin: product.url, cookie, 'content-type': 'application/json', ...more },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const json = async (response: Response) => (await response.json()) as Record<string, string>;

test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  const { nome, email, senha: password } = ANA;
  await send('POST', '/api/auth/register', { nome, email, password });
  const session = await send('POST', '/api/auth/login', { email, password });
  cookie = session.headers.getSetCookie().find((line) => line.startsWith(USER_COOKIE)) ?? '';
  cookie = cookie.split(';')[0] ?? '';
  const company = await json(
    await send('POST', '/api/company-settings', { nome_empresa: 'Ateliê Lima', logo_url: LOGO }),
  );
  places['hash'] = company['logo_url']?.split('/').at(-1) ?? '';
  places['id'] = (await json(await send('POST', '/api/propostas', contentFixture)))['id'] ?? '';
  const shared = await json(await send('POST', `/api/propostas/${places['id']}/generate-link`));
  places['token'] = shared['publicToken'] ?? '';
  expect(places).toEqual({
    hash: expect.stringMatching(/./),
    id: expect.any(String),
    token: expect.any(String),
  });
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

/** Requests, then requests again with the response's ETag: as given, as a weak one, in a list. Null if it has no ETag. */
async function askKnown(path: string): Promise<object | null> {
  const etag = (await send('GET', path)).headers.get('etag');
  if (etag === null) return null;
  const statuses: number[] = [];
  for (const known of [etag, `W/${etag.replace(/^W\//, '')}`, `"other", ${etag}`]) {
    const response = await send('GET', path, undefined, { 'if-none-match': known });
    expect([path, await response.text(), response.headers.get('etag')]).toEqual([path, '', etag]);
    statuses.push(response.status);
  }
  const other = await send('GET', path, undefined, { 'if-none-match': '"other"' });
  return { path, statuses, changed: other.status, length: (await other.arrayBuffer()).byteLength > 0 };
}

test.describe('a response that the client has already (D7, attack 183)', () => {
  test('is 304 without a body, for every response that has an ETag', async () => {
    const paths = [...(await publicContracts()).values()]
      .filter(({ method, who }) => method === 'GET' && (who === 'user' || who === 'public'))
      .map(({ path }) => path.replaceAll(/:(\w+)/g, (_, place: string) => places[place] ?? place))
      .filter((path) => !path.startsWith('/api/auth/google'));
    const files = ['/', '/dashboard', '/privacy-policy', '/favicon.svg', '/robots.txt'];
    const named = [];
    for (const path of [...paths, ...files]) named.push(await askKnown(path));
    const seen = named.filter((one) => one !== null);
    expect(seen).toEqual(
      seen.map((one) => ({ ...one, statuses: [304, 304, 304], changed: 200, length: true })),
    );
    // At least one of each kind has an ETag: JSON, images, files, pages.
    const names = seen.map((one) => (one as { path: string }).path);
    expect(names).toEqual(
      expect.arrayContaining(['/api/propostas/stats', `/api/assets/${places['hash']}`, ...files]),
    );
  });

  test('causes no failed call on an idle dashboard', async () => {
    const { page, noticed } = await newPerson(browser, product.url);
    const responses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/propostas/stats')) responses.push(response.status());
    });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await logIn(page, ANA);
    const refused = failed.splice(0); // the login page requests the session, and there is none
    expect(refused.filter((line) => !line.startsWith('401'))).toEqual([]);
    while (responses.length < 4)
      await page.waitForResponse((one) => one.url().includes('/api/propostas/stats'));
    expect(failed).toEqual([]);
    expect(noticed.errors).toEqual([]);
    expect(responses.every((status) => status === 200 || status === 304)).toBe(true);
  });
});
