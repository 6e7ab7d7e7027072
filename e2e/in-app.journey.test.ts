import { expect, test } from './support/journey.js';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { fillSignature, openLink, sendSignature } from './steps/client.js';
import { endLink } from '../scripts/lib/sample/sample.mjs';
import { DONA } from './steps/owner.js';
import { company, share } from './steps/shared-proposal.js';
import { ADMIN } from './setup/settings.mjs';
import type { ApiClient } from '../scripts/lib/api-client.mjs';
import { closeContexts } from './support/browser.js';

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22C152 Instagram 360.0.0.30.109';
const COMPANY = 'Estúdio Lume';
const bakery = { cliente_nome: 'Padaria', tipo_site: 'landing', valor_total: '4500.00' };

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = await company(product, COMPANY);
});
test.afterAll(({ browser: own }) => closeContexts(own));

async function inApp(options: { javaScriptEnabled?: boolean } = {}) {
  const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({
    ...phone,
    ...options,
    userAgent: INSTAGRAM,
    baseURL: product.url,
  });
  context.setDefaultTimeout(30_000);
  return { context, page: await context.newPage() };
}
const pdfLink = (page: Page) =>
  page.getByRole('link', { name: 'Baixar PDF' }).filter({ visible: true }).first();

async function downloads(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await pdfLink(page).click();
  return (await download).suggestedFilename();
}

/** Real browsers that behave like those inside other apps, on the real product: over 5 s because it is started for them. */
test.describe('inside another app', () => {
  for (const [how, javaScriptEnabled] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    test(`the PDF is an ordinary link with a file name, ${how} (attack 340)`, async () => {
      const { link, id } = await share(product.url, owner, bakery);
      const { context, page } = await inApp({ javaScriptEnabled });
      if (javaScriptEnabled) await openLink(page, link);
      else await page.goto(link);
      expect(await downloads(page)).toMatch(/^[^/]+\.pdf$/);
      await endLink(product, id);
      await pdfLink(page).click();
      await page.getByRole('heading', { name: 'Não foi possível baixar o arquivo' }).waitFor();
      await page.getByRole('link', { name: 'Voltar' }).click();
      await page.waitForURL(link);
      await context.close();
    });
  }

  test('a browser of 2022 reads and signs; one that is too old does so on the plain page (attacks 413, 414)', async () => {
    for (const tooOld of [false, true]) {
      const { link } = await share(product.url, owner, bakery);
      const { context, page } = await inApp();
      await context.addInitScript(withoutNewer, tooOld);
      await page.goto(link);
      if (tooOld) await page.getByRole('link', { name: 'Abrir a versão simples' }).click();
      await page.getByText('Valor Total do Projeto').first().waitFor();
      if (tooOld) {
        await page.getByLabel('Nome Completo').fill('Helena Prado');
        await page.getByLabel('Email', { exact: true }).fill('helena@clinicaipe.com.br');
        await page.getByRole('checkbox').check();
      } else await fillSignature(page, 'Helena Prado', 'helena@clinicaipe.com.br');
      await sendSignature(page);
      const done = tooOld ? 'Esta proposta foi assinada' : 'Proposta Assinada Digitalmente';
      await page.getByText(done).first().waitFor();
      await context.close();
    }
  });

  test('a missing print dialog is reported (attack 342)', async () => {
    const { link } = await share(product.url, owner, bakery);
    const { context, page } = await inApp();
    await context.addInitScript(() => Object.assign(window, { print: undefined }));
    await openLink(page, link);
    await page.getByRole('button', { name: 'Imprimir' }).filter({ visible: true }).click();
    await page.getByText('Este navegador não imprime').waitFor();
    await context.close();
  });

  for (const [who, path, call, name] of [
    ['a user', '/auth', '**/api/auth/login', 'Email'],
    ['an administrator', '/vitamina/login', '**/api/vitamina/auth/login', 'Usuário'],
  ] as const) {
    test(`a login whose cookie the browser does not store is reported as such: ${who} (attack 341)`, async () => {
      const { context, page } = await inApp();
      await withoutCookies(context, call);
      await page.goto(path);
      const [email, password] =
        path === '/auth'
          ? [`dona-${COMPANY.length}@estudiolume.com.br`, DONA.senha]
          : [ADMIN.username, ADMIN.password];
      await page.getByLabel(name, { exact: true }).fill(email);
      await page.getByLabel('Senha', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page
        .getByText(/Seu navegador não guardou a sessão/)
        .first()
        .waitFor();
      expect(await page.getByText('Login realizado').count()).toBe(0);
      expect([
        new URL(page.url()).pathname,
        await page.getByLabel(name, { exact: true }).inputValue(),
      ]).toEqual([path, email]);
      await context.close();
    });
  }
});

/** Takes away what browsers have had since 2022 (Chrome 107), and what they already had then. Runs in the page. */
function withoutNewer(tooOld: boolean): void {
  for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with'] as const)
    Reflect.deleteProperty(Array.prototype, name);
  for (const [of, name] of [
    [Promise, 'withResolvers'],
    [AbortSignal, 'any'],
    [Object, 'groupBy'],
    [URL, 'canParse'],
    [URL, 'parse'],
  ] as const)
    Reflect.deleteProperty(of, name);
  if (tooOld) Reflect.deleteProperty(String.prototype, 'replaceAll');
}

/** The server's response arrives without its cookie, as in browsers that store none. */
const withoutCookies = (context: BrowserContext, call: string) =>
  context.route(call, async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _dropped, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response: response, headers });
  });
