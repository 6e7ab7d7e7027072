import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '@acordo/contracts/fixtures/hostile-texts';
import type { RunningProduct } from '../test/product.js';
import { openLink, sign } from './steps/client.js';
import { newOwner } from './steps/owner.js';
import type { ApiClient } from '../scripts/lib/api-client.mjs';
import { newPerson, closeContexts } from './support/browser.js';

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = (await newOwner(product)).client;
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const bakery = { cliente_nome: 'Padaria Pão & Prosa', tipo_site: 'institutional', valor_total: '11200.00' };

async function shared(content: object): Promise<string> {
  const created = await owner.call('POST', '/api/propostas', content);
  expect([created.status, created.body['fields']]).toEqual([201, undefined]);
  const link = await owner.call('POST', `/api/propostas/${String(created.body['id'])}/generate-link`, {});
  return `${product.url}/public/proposal/${String(link.body['publicToken'])}`;
}

/** The page's API requests from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname.replace(/[\w-]{22,}/, ':token')}`);
  });
  return calls;
}

const DATA = 'GET /api/public/proposal/:token';

/** A real browser on the real product: over 5 s because the product is started for it. */
test.describe('the client’s page, rendered by the server', () => {
  test('can be read without JavaScript, and before it has loaded', async () => {
    const link = await shared({ ...bakery, template: 'elegant' });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(link);
    expect(await page.title()).toBe('Proposta para Padaria Pão & Prosa · Acordo');
    for (const text of ['Proposta para Padaria Pão & Prosa', 'R$ 11.200,00', 'Aceitar Proposta'])
      expect(await page.getByText(text).first().isVisible()).toBe(true);
    await context.close();

    const slow = await newPerson(browser, product.url);
    await slow.page.route('**/*.js', () => undefined); // never gets a response
    await slow.page.goto(link, { waitUntil: 'commit' });
    await slow.page.getByText('R$ 11.200,00').first().waitFor();
    await slow.context.close();
  });

  test('is hydrated without another request, and signed; it is the same in Tokyo’s time zone', async () => {
    const link = await shared(bakery);
    const client = await newPerson(browser, product.url, { width: 360, height: 640 });
    const calls = callsOf(client.page);
    await openLink(client.page, link);
    await client.page.getByRole('button', { name: 'Usar tema escuro' }).click();
    await client.page.getByRole('button', { name: 'Usar tema claro' }).waitFor(); // so it is hydrated
    expect(calls.filter((call) => call === DATA)).toEqual([]);
    await sign(client.page, 'José Antônio Ribeiro', 'jose@paoeprosa.com.br');
    expect(calls).toContain('POST /api/propostas/:token/assinatura');

    await client.page.reload();
    await client.page.getByText('Proposta Assinada Digitalmente').first().waitFor();
    expect(calls.filter((call) => call === DATA)).toHaveLength(1); // after signing
    expect(client.noticed).toEqual({ errors: [], foreign: [] });
    await client.context.close();

    const context = await browser.newContext({
      timezoneId: 'Asia/Tokyo',
      locale: 'en-US',
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await page.goto(link);
    await page.getByRole('button', { name: 'Claro', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('shows hostile texts literally: no dialog, no new element, no policy violation (attack 70)', async () => {
    // A line separator is not allowed in a single-line text (D47), but is in a paragraph.
    const text = HOSTILE_TEXTS.filter((one) => !/[\u2028\u2029]/.test(one));
    const pick = (at: number) => text[at % text.length] ?? '';
    const link = await shared({
      titulo: pick(1),
      cliente_nome: pick(3),
      tipo_site: 'custom',
      valor_total: '10.00',
      prazo: pick(4),
      horas_trabalho: '" onload="alert(1)',
      cliente_endereco: pick(5),
      cliente_cidade: pick(6),
      cliente_dominio: pick(7),
      servidor_web_detalhes: pick(8),
      condicoes_pagamento: HOSTILE_TEXTS.join('\n'),
      descricao: HOSTILE_TEXTS.join('\n'),
      funcionalidades: text,
    });
    const client = await newPerson(browser, product.url);
    const dialogs: string[] = [];
    client.page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await client.page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        reportError(new Error(`refused: ${event.violatedDirective}`)),
      );
    });
    const calls = callsOf(client.page);
    await openLink(client.page, link);
    await client.page.getByRole('button', { name: 'Escuro', exact: true }).click();
    await client.page.getByRole('button', { name: 'Claro', exact: true }).waitFor();
    const shown = await client.page.locator('#root').innerText();
    for (const one of text) expect(shown).toContain(one);
    const found = await client.page.evaluate(() => ({
      // One form belongs to the page: it leads to the forms without scripts (docs/decisions/0033).
      scripts: document.querySelectorAll(
        '#root script, #root iframe, #root style, #root base, #root form:not(#responder:empty)',
      ).length,
      ways: document.querySelectorAll('#responder').length,
      handlers: [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      links: [...document.querySelectorAll('a')].map((a) => a.protocol),
    }));
    expect(found).toMatchObject({ scripts: 0, ways: 1, handlers: [] });
    expect(found.links).not.toContain('javascript:');
    expect([dialogs, calls.filter((call) => call === DATA)]).toEqual([[], []]);
    expect(client.noticed).toEqual({ errors: [], foreign: [] });
    await client.context.close();
  });

  test('sends no referrer to other sites, and loads nothing from them (attack 65)', async () => {
    const asked: { url: string; referer: string | undefined }[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push({ url: request.url ?? '', referer: request.headers.referer });
      response.end('outro site');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const client = await newPerson(browser, product.url);
    await openLink(client.page, await shared(bakery));
    const refused = await client.page.evaluate(async (src) => {
      const image = new Image();
      const ended = new Promise((resolve) => {
        image.onload = () => resolve('loaded');
        image.onerror = () => resolve('refused');
      });
      image.src = `${src}/image.png`;
      return ended;
    }, other);
    expect([refused, asked]).toEqual(['refused', []]);
    await client.page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href: `${href}/page`, textContent: 'sair' });
      document.body.prepend(link);
      link.click();
    }, other);
    await client.page.getByText('outro site').waitFor();
    expect(asked.filter(({ url }) => url === '/page')).toEqual([{ url: '/page', referer: undefined }]);
    await client.context.close();
    elsewhere.close();
  });

  test('of an unknown link is 404 and says so', async () => {
    const client = await newPerson(browser, product.url);
    const calls = callsOf(client.page);
    const response = await client.page.goto('/public/proposal/AAAAAAAAAAAAAAAAAAAAAA');
    expect(response?.status()).toBe(404);
    await client.page.getByRole('heading', { name: 'Proposta não encontrada' }).waitFor();
    await client.page.getByRole('button', { name: 'Escuro', exact: true }).click();
    await client.page.getByRole('button', { name: 'Claro', exact: true }).waitFor();
    expect([calls.filter((call) => call === DATA), client.noticed.errors]).toEqual([[], []]);
    await client.context.close();
  });
});
