import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { USER_COOKIE } from '@acordo/contracts/internal/sessions';
import { expect, test } from './support/journey.js';
import { closeContexts, newPerson } from './support/browser.js';

test.afterAll(async ({ browser }) => {
  await closeContexts(browser);
});

test('the dashboard’s first calls start before its scripts have loaded, each of them once (P125)', async ({
  sharedProduct,
  browser,
}) => {
  const product = await sharedProduct.asNew();
  const send = (path: string, body: object, cookie = '') =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { origin: product.url, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const account = { email: 'ana@exemplo.com.br', password: 'segredo1' };
  await send('/api/auth/register', { nome: 'Ana Lima', ...account });
  const session = await send('/api/auth/login', account);
  const cookie = session.headers.getSetCookie().find((line) => line.startsWith(USER_COOKIE)) ?? '';
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
  await send('/api/propostas', contentFixture, `${name}=${value}`);

  const { context, page, noticed } = await newPerson(browser, product.url);
  await context.addCookies([{ name, value, url: product.url }]);
  const order: string[] = [];
  // Every script of the app waits until the calls have been made.
  let release: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await asked;
    await route.continue();
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) order.push(pathname);
    if (pathname === '/api/propostas/stats') release();
  });
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { name: /^Olá/ })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const first = ['/api/auth/status', '/api/propostas', '/api/proposal-limits', '/api/propostas/stats'];
  expect(order.slice(0, 4)).toEqual(first);
  expect(order.filter((path) => path === '/api/propostas')).toHaveLength(1);
  expect(order.filter((path) => path === '/api/auth/status')).toHaveLength(1);
  expect(noticed.errors).toEqual([]);
});
