import { expect, test } from './support/journey.js';
import type { Browser } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { fillSignature, openLink, sendSignature } from './steps/client.js';
import { newOwner } from './steps/owner.js';
import { endLink } from '../scripts/lib/sample/sample.mjs';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { look } from './support/axe.js';
import { newPerson, closeContexts } from './support/browser.js';
import { rowsOf } from '../scripts/lib/database.mjs';
import { messageProblem } from './support/eyes.js';

const content = { cliente_nome: 'Clínica Ipê', tipo_site: 'institutional', valor_total: '4500.00' };
const signer = { nome: 'Helena Prado', email: 'helena@clinicaipe.com.br' };
const FAILED = 'Tente novamente em alguns instantes.';

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

let id: string;
let token: string;
let client: Awaited<ReturnType<typeof newPerson>>;
/** The idempotency keys of the signatures that the page sent, with or without success (D49). */
let keys: (string | undefined)[];
test.beforeEach(async () => {
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
});

const seen = async () => (await new ApiClient(product.url).call('GET', `/api/public/proposal/${token}`)).body;
const signatures = async () => {
  const { body } = await owner.call('GET', `/api/propostas/${id}/events`);
  return (body as unknown as { tipo: string }[]).filter(({ tipo }) => tipo === 'assinada');
};
const signed = () => client.page.getByText('Proposta Assinada Digitalmente').first().waitFor();
const failed = () => client.page.getByText(FAILED).first().waitFor();
/** Messages to the owner about a signature, sent or not. */
const news = async () =>
  (await rowsOf(product, `SELECT 1 FROM proposals.outbox WHERE kind = 'proposal-signed'`)).length;

/** A real browser on the real product: over 5 s because the product is started for it. */
test.describe('signing, when the network fails', () => {
  test('goes offline while sending: shows it, keeps what was typed, and signs once when it is back', async () => {
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
    // In the form, once, visible and focused (attack 352).
    expect(await messageProblem(page, ['Erro ao assinar proposta'])).toBe('');
    const form = page.locator('form').filter({ has: page.getByLabel('Nome Completo') });
    expect(await form.getByText('Para assinar ou recusar, conecte-se de novo.').count()).toBe(1);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    expect((await seen())['status']).toBe('enviado');
    await sendSignature(page); // still offline
    await expect(page.getByLabel('Nome Completo').inputValue()).resolves.toBe(signer.nome);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);

    await context.setOffline(false);
    await failed();
    await sendSignature(page);
    await signed();
    expect(await signatures()).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
    await context.close();
  });

  test('loses the response after the server accepted it: the same key returns the same evidence, once (D49)', async () => {
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
    expect(await messageProblem(page, [FAILED])).toBe('');
    const evidence = await seen();
    expect(evidence).toMatchObject({ status: 'aceito', assinatura_cliente_nome: signer.nome });
    await sendSignature(page);
    await signed();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await seen()).toEqual(evidence);
    expect(await signatures()).toHaveLength(1);
    expect(await news()).toBe(before + 1);
    await client.context.close();
  });
});

test.describe('a call without any response', () => {
  const hang = (address: string) => client.page.route(address, () => undefined);
  /** Longer than the page waits. */
  const waitLong = () => client.page.clock.fastForward(31_000);
  test.beforeEach(async () => {
    const { page } = client;
    await page.clock.install();
    await openLink(page, `${product.url}/public/proposal/${token}`);
    await fillSignature(page, signer.nome, signer.email);
  });

  test('ends, keeps what was typed, and is repeated with the same key (attack 352)', async () => {
    const { page } = client;
    await hang('**/assinatura');
    await sendSignature(page);
    await page.getByRole('button', { name: 'Processando...' }).waitFor();
    await waitLong();
    await failed();
    expect(await messageProblem(page, [FAILED])).toBe('');
    expect(await page.getByLabel('Nome Completo').inputValue()).toBe(signer.nome);
    await page.unrouteAll();
    await sendSignature(page);
    await signed();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await signatures()).toHaveLength(1);
    await client.context.close();
  });

  test('after the signature: shows that it is stored, and reloads on request', async () => {
    const { page } = client;
    await hang('**/api/public/proposal/*');
    await sendSignature(page);
    await page.getByText('Proposta assinada com sucesso!').waitFor();
    await waitLong();
    await page.getByText('A sua resposta foi registrada').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Atualizar a página' }).click();
    await signed();
    expect(await signatures()).toHaveLength(1);
    await client.context.close();
  });

  test('of a rejection: the same', async () => {
    const { page } = client;
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Recusar Proposta' }).click();
    await page.getByLabel('Motivo da recusa').fill('Sem verba agora.');
    await hang('**/rejeitar');
    await page.getByRole('button', { name: 'Confirmar Recusa' }).click();
    await waitLong();
    expect(await messageProblem(page, ['Erro ao rejeitar a proposta. Tente novamente.'])).toBe('');
    expect(await page.getByLabel('Motivo da recusa').inputValue()).toBe('Sem verba agora.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Confirmar Recusa' }).click();
    await page.getByRole('heading', { name: 'Proposta Rejeitada' }).waitFor();
    await client.context.close();
  });
});

/** One of each: size, theme and template are independent of each other. */
const LOOKS = [
  { width: 360, height: 740, colorScheme: 'light', template: 'modern' },
  { width: 360, height: 740, colorScheme: 'dark', template: 'elegant' },
  { width: 1280, height: 900, colorScheme: 'dark', template: 'modern' },
  { width: 1280, height: 900, colorScheme: 'light', template: 'elegant' },
] as const;
const UPDATED = 'Esta proposta foi atualizada. Revise antes de assinar.';

const edit = async (change: object, versao = 1) => {
  const { status } = await owner.call('PUT', `/api/propostas/${id}`, { ...content, versao, ...change });
  expect(status).toBe(200);
};

test.describe('signing a proposal that has changed meanwhile (D17)', () => {
  for (const { width, height, colorScheme, template } of LOOKS) {
    test(`closes the form, shows old and new, and starts again: ${width} px, ${colorScheme}, ${template} (attack 300)`, async () => {
      const { page } = client;
      await edit({ template });
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openLink(page, `${product.url}/public/proposal/${token}`);
      await fillSignature(page, signer.nome, signer.email);
      await edit({ template, valor_total: '5200.00', prazo: '45 dias', descricao: 'Outro texto.' }, 2);
      await sendSignature(page);

      expect(await messageProblem(page, [UPDATED])).toBe('');
      expect(await page.getByLabel('Nome Completo').count()).toBe(0);
      const list = page.getByLabel('O que mudou');
      await list.locator('dt').first().waitFor();
      expect(await list.locator('dt').allInnerTexts()).toEqual([
        'Valor Total do Projeto',
        'Prazo',
        'Descrição do projeto',
      ]);
      const price = list.locator('dd').first();
      expect((await price.innerText()).replaceAll(/\s+/g, ' ')).toContain('R$ 4.500,00 Agora: R$ 5.200,00');
      expect(await messageProblem(page, ['R$ 5.200,00'])).toBe('');
      expect(await look(page)).toEqual({});
      await list.getByRole('button', { name: 'Ver no documento: Descrição do projeto' }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Escopo do Projeto');
      expect(await messageProblem(page, ['Escopo do Projeto'])).toBe('');

      await page.getByRole('button', { name: 'Assinar Proposta Digitalmente' }).first().click();
      expect(await page.getByLabel('Nome Completo').inputValue()).toBe(signer.nome);
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(signer.email);
      expect(await page.getByRole('checkbox').isChecked()).toBe(false);
      expect((await seen())['status']).toBe('enviado');
      await page.getByRole('checkbox').check();
      await sendSignature(page);
      await signed();
      expect(await seen()).toMatchObject({ status: 'aceito', valor_total: '5200.00', versao: 3 });
      expect(new Set(keys).size).toBe(2);
      expect(client.noticed).toEqual({ errors: [], foreign: [] });
      await client.context.close();
    });
  }

  test('does so for a rejection, and on a return to the page (attack 301)', async () => {
    const { page } = client;
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Recusar Proposta' }).first().click();
    await page.getByLabel('Motivo da recusa').fill('Caro.');
    await edit({ valor_total: '5200.00' });
    await page.getByRole('button', { name: 'Confirmar Recusa' }).click();
    expect(await messageProblem(page, [UPDATED])).toBe('');

    await edit({ valor_total: '5300.00' }, 2);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByLabel('O que mudou').getByText('R$ 5.300,00').waitFor();
    expect(await messageProblem(page, [UPDATED])).toBe('');
    await page.getByRole('button', { name: 'Recusar Proposta' }).first().click();
    expect(await page.getByLabel('Motivo da recusa').inputValue()).toBe('Caro.');
    await client.context.close();
  });

  for (const [what, text] of [
    ['answered', 'Esta proposta já foi respondida.'],
    ['revoked', 'Link inválido ou expirado'],
    ['expired', 'Link inválido ou expirado'],
  ] as const) {
    test(`closes the form of a proposal that was ${what} meanwhile, and says so (attack 302)`, async () => {
      const { page } = client;
      if (what === 'answered') {
        const response = await new ApiClient(product.url).call(
          'POST',
          `/api/propostas/${token}/rejeitar`,
          {},
        );
        expect(response.status).toBe(200);
      }
      if (what === 'revoked') await owner.call('POST', `/api/propostas/${id}/revoke-link`, {});
      if (what === 'expired') await endLink(product, id);
      await sendSignature(page);
      expect(await messageProblem(page, [text])).toBe('');
      expect(await page.getByLabel('Nome Completo').count()).toBe(0);
      await client.context.close();
    });
  }
});
