import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { fillSignature, openLink, reject, sendSignature } from './steps/client.js';
import { company } from './steps/shared-proposal.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { newPerson, closeContexts } from './support/browser.js';
import { translate, untrue } from './support/translation.js';

const content = {
  titulo: 'Novo site',
  cliente_nome: 'Clínica Ipê',
  cliente_email: 'oi@clinicaipe.com.br',
  tipo_site: 'institutional',
  valor_total: '4500.00',
};
const signer = { nome: 'Helena Prado', email: 'helena@clinicaipe.com.br' };

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = await company(product, 'Estúdio Lume');
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

let id: string;
let token: string;
let client: Awaited<ReturnType<typeof newPerson>>;
test.beforeEach(async () => {
  id = String((await owner.call('POST', '/api/propostas', content)).body['id']);
  token = String((await owner.call('POST', `/api/propostas/${id}/generate-link`, {})).body['publicToken']);
  client = await newPerson(browser, product.url, { width: 360, height: 640 });
});

const open = () => openLink(client.page, `/public/proposal/${token}`);
const seen = async () => (await new ApiClient(product.url).call('GET', `/api/public/proposal/${token}`)).body;
/** Delays the call in the page until it is released, so that the state in between can be checked. */
async function held(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, (route) => gone.then(() => route.continue()), { times: 1 });
  return letGo;
}
/** Which of these texts are translated on the page. A sentence may contain a name. */
const translatedOf = (texts: string[]) =>
  client.page.locator('font > font').evaluateAll((fonts, sought) => {
    const found = new Set(fonts.map(({ textContent }) => textContent.replaceAll('\u200B', '')));
    return sought.filter((one) => found.has(one));
  }, texts);
/** Every text is as React wrote it, and there were no errors. */
async function isTrue(): Promise<void> {
  expect(await untrue(client.page)).toEqual([]);
  expect(client.noticed.errors).toEqual([]);
}

/** Attacks 310, 311, 312. A real browser on the real product: over 5 s because each response is a signature or a rejection of its own. */
test.describe('the client’s page, translated by the browser', () => {
  test('is signed: every state is shown, and the page sends the server’s texts, not the translated ones', async () => {
    const { page, context } = client;
    await translate(page);
    await open();
    const given = await seen();
    await isTrue();
    await page.getByRole('button', { name: 'Assinar Proposta Digitalmente' }).first().click();
    await page.getByLabel('Nome Completo').fill('');
    await sendSignature(page);
    await page.getByText('Nome é obrigatório').waitFor();
    await isTrue();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await fillSignature(page, signer.nome, signer.email);
    const letGo = await held(page, '**/assinatura');
    const sent = page.waitForRequest('**/assinatura');
    await sendSignature(page);
    await page.getByText('Processando...').waitFor();
    await isTrue();
    letGo();
    expect((await sent).postDataJSON()).toMatchObject({
      versao: given['versao'],
      conteudo_hash: given['conteudo_hash'],
      ...signer,
    });
    await page.getByText('Proposta Assinada Digitalmente').waitFor();
    await isTrue();
    const signed = await seen();
    expect(signed).toMatchObject({ status: 'aceito', assinatura_cliente_nome: signer.nome });
    expect(signed['consentimento']).toEqual(given['consentimento']);
    await context.close();
  });

  test('is rejected', async () => {
    const { page, context } = client;
    await translate(page);
    await open();
    const letGo = await held(page, '**/rejeitar');
    const rejected = reject(page, 'Ficou para o ano que vem.');
    await page.locator('button[aria-busy=true]').waitFor();
    await isTrue();
    letGo();
    await rejected;
    await page.getByRole('heading', { name: 'Proposta Rejeitada' }).waitFor();
    await isTrue();
    expect((await seen())['status']).toBe('rejeitado');
    await context.close();
  });

  test('keeps names, addresses, numbers and prices, and translates the rest', async () => {
    const { page, context } = client;
    await translate(page);
    await open();
    await isTrue();
    const kept = [
      'Estúdio Lume',
      '11.222.333/0001-81',
      '(11) 98765-4321',
      content.cliente_email,
      'R$ 4.500,00',
    ];
    for (const text of kept) await page.getByText(text).first().waitFor();
    expect(await translatedOf([...kept, content.titulo])).toEqual([content.titulo]);
    await fillSignature(page, signer.nome, signer.email);
    await sendSignature(page);
    await page.getByText('Proposta Assinada Digitalmente').waitFor();
    expect(await translatedOf([...kept, signer.nome, signer.email, '127.0.0.1'])).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    await context.close();
  });

  test('shows what has changed meanwhile, and signs the new version (D17)', async () => {
    const { page, context } = client;
    await translate(page);
    await open();
    await fillSignature(page, signer.nome, signer.email);
    const edited = { ...content, valor_total: '5200.00', descricao: 'Com agenda de consultas.', versao: 1 };
    expect((await owner.call('PUT', `/api/propostas/${id}`, edited)).status).toBe(200);
    await sendSignature(page);
    await page.getByText('R$ 5.200,00').first().waitFor();
    await page.getByText('Com agenda de consultas.').first().waitFor();
    await isTrue();
    // The shown proposal is another version now: the form is closed, and signing starts again.
    await page.getByRole('button', { name: 'Assinar Proposta Digitalmente' }).first().click();
    await page.getByRole('checkbox').check();
    await sendSignature(page);
    await page.getByText('Proposta Assinada Digitalmente').waitFor();
    await isTrue();
    await context.close();
  });

  test('is translated before hydration: it is rendered again, and signed', async () => {
    const { page, context, noticed } = client;
    await translate(page, 'drawn');
    await open();
    await fillSignature(page, signer.nome, signer.email);
    expect(await untrue(page)).toEqual([]);
    await sendSignature(page);
    await page.getByText('Proposta Assinada Digitalmente').waitFor();
    expect(await untrue(page)).toEqual([]);
    // React reports once that the page differs from the server's rendering, and renders it again.
    expect(noticed.errors).toEqual([expect.stringContaining('#418')]);
    await context.close();
  });
});

const outcome = (title: RegExp) => client.page.getByRole('heading', { level: 1, name: title }).waitFor();

/** Attacks 313, 314. The page breaks because other code has removed an element that React is about to remove. */
test.describe('a client’s page that breaks during a decision', () => {
  const breakAt = (selector: string) => client.page.locator(selector).evaluate((element) => element.remove());

  test('says that the signature is stored, and shows its receipt', async () => {
    const { page, context } = client;
    await open();
    await fillSignature(page, signer.nome, signer.email);
    const letGo = await held(page, '**/assinatura');
    await sendSignature(page);
    await page.getByText('Processando...').waitFor();
    await breakAt('div:has(> [aria-labelledby=assinatura])');
    letGo();
    await outcome(/^Sua assinatura foi registrada em \d{2}\/\d{2}\/\d{4}/);
    const address = await page.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href');
    const pdf = await page.request.get(String(address));
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await page.getByText('Proposta Assinada Digitalmente').waitFor();
    await context.close();
  });

  test('says that the rejection is stored', async () => {
    const { page, context } = client;
    await open();
    await page.getByRole('button', { name: 'Recusar Proposta' }).first().click();
    const letGo = await held(page, '**/rejeitar');
    await page.getByRole('button', { name: 'Confirmar Recusa' }).click();
    await page.locator('button[aria-busy=true]').waitFor();
    await breakAt('div:has(> [aria-labelledby=recusar])');
    letGo();
    await outcome(/^Sua recusa foi registrada$/);
    expect((await seen())['status']).toBe('rejeitado');
    await context.close();
  });

  test('says that nothing was stored if the response did not arrive', async () => {
    const { page, context } = client;
    await open();
    await fillSignature(page, signer.nome, signer.email);
    let cut = (): void => undefined;
    const gone = new Promise<void>((resolve) => (cut = resolve));
    await page.route('**/assinatura', (route) => gone.then(() => route.abort()), { times: 1 });
    await sendSignature(page);
    await page.getByText('Processando...').waitFor();
    await breakAt('button[aria-busy=true] > :first-child');
    cut();
    await outcome(/^Sua resposta não foi registrada$/);
    expect((await seen())['status']).toBe('enviado');
    await context.close();
  });
});
