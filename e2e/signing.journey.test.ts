import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { RunningProduct } from '../test/product.js';
import { fillSignature, openLink, sendSignature } from './steps/client.js';
import { newOwner } from './steps/owner.js';
import { ApiClient } from './support/api-client.js';
import { leaveBrowser, newPerson, openBrowser } from './support/browser.js';
import { rowsOf } from './support/database.js';
import { productAsNew } from './support/product-as-new.js';

const content = { cliente_nome: 'Clínica Ipê', tipo_site: 'institutional', valor_total: '4500.00' };
const signer = { nome: 'Helena Prado', email: 'helena@clinicaipe.com.br' };
const FAILED = 'Tente novamente em alguns instantes.';

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
beforeAll(async () => {
  [product, browser] = await Promise.all([productAsNew(), openBrowser()]);
  owner = (await newOwner(product)).client;
}, 120_000);
afterAll(async () => {
  await leaveBrowser();
}, 120_000);

let id: string;
let token: string;
let client: Awaited<ReturnType<typeof newPerson>>;
/** The keys of the signatures that the page sent, whatever became of them (D49). */
let keys: (string | undefined)[];
beforeEach(async () => {
  const created = await owner.call('POST', '/api/propostas', content);
  id = String(created.body['id']);
  token = String((await owner.call('POST', `/api/propostas/${id}/generate-link`, {})).body['publicToken']);
  client = await newPerson(browser, product.url, { width: 360, height: 640 });
  keys = [];
  client.page.on('request', (request) => {
    if (request.url().endsWith('/assinatura')) keys.push(request.headers()['idempotency-key']);
  });
  await openLink(client.page, `${product.url}/public/proposal/${token}`);
  await fillSignature(client.page, signer.nome, signer.email);
}, 120_000);

const seen = async () => (await new ApiClient(product.url).call('GET', `/api/public/proposal/${token}`)).body;
const signatures = async () => {
  const { body } = await owner.call('GET', `/api/propostas/${id}/events`);
  return (body as unknown as { tipo: string }[]).filter(({ tipo }) => tipo === 'assinada');
};
const signed = () => client.page.getByText('Proposta Assinada Digitalmente').first().waitFor();
const failed = () => client.page.getByText(FAILED).first().waitFor();
/** Messages to the owner that somebody signed, sent or not. */
const news = async () =>
  (await rowsOf(product, `SELECT 1 FROM proposals.outbox WHERE kind = 'proposal-signed'`)).length;

/** A real browser on the real product: over 5 s because the product is started for it. */
describe('signing, when the network fails', () => {
  it('goes offline while sending: says so, keeps what was typed, and signs once when it is back', async () => {
    const { context, page } = client;
    await page.route(
      '**/assinatura',
      async (route) => {
        await context.setOffline(true);
        await route.continue();
      },
      { times: 1 },
    );
    await sendSignature(page);
    await failed();
    await page.getByText('Para assinar ou recusar, conecte-se de novo.').first().waitFor();
    expect((await seen())['status']).toBe('enviado');
    await sendSignature(page); // still offline
    await expect(page.getByLabel('Nome Completo').inputValue()).resolves.toBe(signer.nome);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);

    await context.setOffline(false);
    await sendSignature(page);
    await signed();
    expect(await signatures()).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
    await context.close();
  }, 120_000);

  it('loses the answer after the server took it: the same key gives the same evidence, once (D49)', async () => {
    const before = await news();
    const { page } = client;
    await page.route(
      '**/assinatura',
      async (route) => {
        expect((await route.fetch()).status()).toBe(200);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await sendSignature(page);
    await failed();
    const evidence = await seen();
    expect(evidence).toMatchObject({ status: 'aceito', assinatura_cliente_nome: signer.nome });
    await sendSignature(page);
    await signed();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await seen()).toEqual(evidence);
    expect(await signatures()).toHaveLength(1);
    expect(await news()).toBe(before + 1);
    await client.context.close();
  }, 120_000);
});

describe('signing what has changed meanwhile (D17)', () => {
  it('shows the new content, asks for agreement again, and signs that', async () => {
    const { page } = client;
    const edited = { ...content, valor_total: '5200.00', versao: 1 };
    expect((await owner.call('PUT', `/api/propostas/${id}`, edited)).status).toBe(200);
    await sendSignature(page);
    await page.getByText('Esta proposta foi atualizada. Revise antes de assinar.').first().waitFor();
    await page.getByText('R$ 5.200,00').first().waitFor();
    expect((await seen())['status']).toBe('enviado');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    expect(await page.getByLabel('Nome Completo').inputValue()).toBe(signer.nome);
    await page.getByRole('button', { name: 'Rever a proposta' }).click();
    await page.waitForFunction(() => scrollY === 0);

    await sendSignature(page);
    await page.getByText('Você deve confirmar que concorda com os termos').first().waitFor();
    await page.getByRole('checkbox').check();
    await sendSignature(page);
    await signed();
    expect(await seen()).toMatchObject({ status: 'aceito', valor_total: '5200.00', versao: 2 });
    expect(new Set(keys).size).toBe(2);
    expect(client.noticed).toEqual({ errors: [], foreign: [] });
    await client.context.close();
  }, 120_000);
});
