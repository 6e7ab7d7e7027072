import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { logIn, type Person } from './steps/account.js';
import { openLink } from './steps/client.js';
import { newOwner } from './steps/owner.js';
import { pressInMenu } from './steps/proposal.js';
import { share } from './steps/shared-proposal.js';
import { closeContexts, newPerson } from './support/browser.js';
import type { ApiClient } from '../scripts/lib/api-client.mjs';

const PHONE = { width: 360, height: 640 };
const marina: Person = { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', senha: 'pão e prosa' };
const proposal = (number: number) => ({
  cliente_nome: `Padaria ${number}`,
  tipo_site: 'institutional',
  valor_total: '4500.00',
  descricao: 'Site com cardápio, encomendas e a história da casa.\n'.repeat(30),
});

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
let ids: string[];
let link: string;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = (await newOwner(product, marina)).client;
  ids = [];
  for (let number = 1; number <= 8; number += 1) {
    const { id } = await owner.ask('POST', '/api/propostas', proposal(number));
    ids.push(String(id));
  }
  ({ link } = await share(product.url, owner, proposal(9)));
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** As a person does who then waits until the browser has understood it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => placeOf(page)).toBe(top);
}
/** Close to it: heights are fractions. */
const scrollToEnd = async (page: Page): Promise<void> => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(end).toBeGreaterThan(300);
  await scrollTo(page, end - 20);
};
/** What could still move the page (data, fonts, focus) has happened. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** A real browser on the real product: over 5 s because the product is started for it. */
test.describe('where a page begins (P134)', () => {
  let page: Page;
  test.beforeEach(async () => {
    ({ page } = await newPerson(browser, product.url, PHONE));
    await logIn(page, marina);
  });
  test.afterEach(() => page.context().close());

  test('opened by its address in a tab whose last page was scrolled, it begins at the top (attack 410)', async () => {
    const pages = [
      '/dashboard',
      `/view/${ids[0]}`,
      '/settings',
      `/edit/${ids[0]}`,
      '/subscription',
      '/dashboard',
    ];
    for (const path of [...pages, '/privacy-policy', '/', link, link, '/dashboard']) {
      await page.goto(path);
      await page.locator('main').first().waitFor();
      await settled(page);
      expect([path, await placeOf(page)]).toEqual([path, 0]);
      await scrollToEnd(page);
    }
  });

  test('from the dashboard a proposal begins at its top; Back returns to the place', async () => {
    await page.goto('/dashboard');
    const row = page.getByRole('list', { name: 'Ações de Proposta para Padaria 3', exact: true });
    await row.waitFor();
    await row.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await placeOf(page);
    expect(before).toBeGreaterThan(300);
    await pressInMenu(page, row, 'Visualizar');
    await page.getByText('Valor Total do Projeto').first().waitFor();
    await settled(page);
    expect(await placeOf(page)).toBe(0);
    await scrollToEnd(page);
    await page.goBack();
    await row.waitFor();
    await settled(page);
    expect(await placeOf(page)).toBe(before);
    await page.goForward();
    await page.getByText('Valor Total do Projeto').first().waitFor();
    await scrollTo(page, 400);
    await page.goBack();
    await row.waitFor();
    await settled(page);
    expect(await placeOf(page)).toBe(before);
  });

  test('a client’s link begins at the top, however it is opened; a reload keeps the reader’s place', async () => {
    await openLink(page, link);
    expect(await placeOf(page)).toBe(0);
    await scrollTo(page, 900);
    await page.reload();
    await page.getByText('Valor Total do Projeto').first().waitFor();
    await settled(page);
    expect(await placeOf(page)).toBe(900);
    const other = await page.context().newPage();
    await openLink(other, link);
    await settled(other);
    expect(await placeOf(other)).toBe(0);
  });
});
