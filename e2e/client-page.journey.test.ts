import { expect, test } from './support/journey.js';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { openLink } from './steps/client.js';
import { endLink } from '../scripts/lib/sample/sample.mjs';
import { company, share as shareWith } from './steps/shared-proposal.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { closeContexts } from './support/browser.js';

const LONG_COMPANY = 'Cooperativa de Comunicação, Design e Tecnologia da Região Metropolitana '
  .repeat(3)
  .slice(0, 200);
const LONG_TITLE = 'Novo portal institucional com loja virtual, área do associado e aplicativo móvel '
  .repeat(4)
  .slice(0, 300);
const TEMPLATES = ['modern', 'elegant'] as const;
const bakery = {
  cliente_nome: 'Padaria Pão & Prosa',
  tipo_site: 'institutional',
  valor_total: '11200.00',
  prazo: '30 dias',
  paginas: 8,
  horas_trabalho: '70',
};

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
let renamed: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  [owner, renamed] = await Promise.all([company(product, 'Estúdio Lume'), company(product, LONG_COMPANY)]);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const share = (content: object, by = owner) => shareWith(product.url, by, content);

/** A phone: the page receives touches, and counts them in `taps`. */
async function phone(width = 360): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width, height: 640 },
    isMobile: true,
    hasTouch: true,
    baseURL: product.url,
  });
  context.setDefaultTimeout(30_000);
  // The browser renders the longest texts itself, and the machine may be busy.
  context.setDefaultNavigationTimeout(90_000);
  await context.addInitScript(() => {
    addEventListener('touchstart', () => {
      document.documentElement.dataset['taps'] = String(
        Number(document.documentElement.dataset['taps'] ?? 0) + 1,
      );
    });
  });
  return { context, page: await context.newPage() };
}

const tapsOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['taps'] ?? 0));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A real browser on the real product: over 5 s because the product is started for it. */
for (const template of TEMPLATES) {
  test.describe(`on a phone of 360 × 640 the ${template} template`, () => {
    for (const [name, over, long] of [
      ['an ordinary proposal', {}, false],
      ['a title of 300 characters', { titulo: LONG_TITLE }, false],
      ['a company’s name of 200 characters', {}, true],
      ['both', { titulo: LONG_TITLE }, true],
    ] as const) {
      test(`has the price on the first screen: ${name}`, async () => {
        const { link } = await share({ ...bakery, ...over, template }, long ? renamed : owner);
        const { context, page } = await phone();
        await openLink(page, link);
        const price = await page.locator('[data-tile="investment"] dd').boundingBox();
        const bar = await page.getByRole('complementary', { name: 'Responder à proposta' }).boundingBox();
        expect(await page.locator('[data-tile="investment"] dd').innerText()).toMatch(/^R\$\s11\.200,00$/);
        // Not only above the fold: above the bar that covers the lower part.
        expect((price?.y ?? 0) + (price?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
        await context.close();
      });
    }

    test('keeps its length when the bar disappears, so that a press on the signature field is not lost', async () => {
      const { link } = await share({ ...bakery, template });
      const { context, page } = await phone();
      await openLink(page, link);
      const bar = page.getByRole('complementary', { name: 'Responder à proposta' });
      const length = () => page.evaluate(() => document.documentElement.scrollHeight);
      await bar.waitFor();
      const before = await length();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await bar.waitFor({ state: 'hidden' });
      expect(await length()).toBe(before);
      await context.close();
    });

    test('is signed with at most six taps and two fields, after reading the consent', async () => {
      const { link } = await share({ ...bakery, template });
      const { context, page } = await phone();
      await openLink(page, link);
      await button(page, 'Assinar Proposta Digitalmente').first().tap();
      const form = page.locator('form');
      await page.getByLabel('Nome Completo').tap();
      await page.keyboard.type('José Antônio Ribeiro');
      await page.getByLabel('Email', { exact: true }).tap();
      await page.keyboard.type('jose@paoeprosa.com.br');
      expect(await form.locator('input:not([type=checkbox]), textarea, select').count()).toBe(2);
      expect(await form.locator('input[type=checkbox]').count()).toBe(1);
      await readConsent(page);
      await page.getByRole('checkbox').tap();
      await button(page, 'Assinar Digitalmente').tap();
      await page.getByRole('heading', { name: 'Proposta Assinada Digitalmente' }).waitFor();
      expect(await tapsOf(page)).toBeLessThanOrEqual(6);
      await context.close();
    });
  });
}

/** The consent is shown in full, in a readable size, uncovered, and above the button (D18). */
async function readConsent(page: Page): Promise<void> {
  const consent = page.getByRole('region', { name: 'Termos da assinatura' });
  await consent.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const seen = await consent.evaluate((element) => {
    const text = element.querySelector('p');
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const at = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const covered = [top + 2, (top + bottom) / 2, bottom - 2].filter(
      (y) => !at(left + 20, y) || !at(right - 20, y),
    );
    const send = document.querySelector('button[type=submit]')?.getBoundingClientRect().top ?? 0;
    return {
      onScreen: top >= 0 && bottom <= innerHeight,
      covered,
      cut: text ? text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1 : true,
      size: text ? Number.parseFloat(getComputedStyle(text).fontSize) : 0,
      above: bottom < send,
      words: text?.textContent.length ?? 0,
    };
  });
  expect(seen).toMatchObject({ onScreen: true, covered: [], cut: false, above: true });
  expect(seen.size).toBeGreaterThanOrEqual(14);
  expect(seen.words).toBeGreaterThan(400);
}

test.describe('what the client sees', () => {
  test('rejecting: a form that can be closed, an optional reason, and a page that stays rejected', async () => {
    const { id, link } = await share(bakery);
    const { context, page } = await phone();
    await openLink(page, link);
    await button(page, 'Recusar Proposta').click();
    await page.getByLabel('Motivo da recusa').fill('Muito caro');
    await button(page, 'Cancelar').click();
    await page.getByRole('heading', { name: 'Aceitar Proposta' }).waitFor();
    await button(page, 'Recusar Proposta').click();
    // Closing loses nothing that was typed; a reason may be deleted.
    expect(await page.getByLabel('Motivo da recusa').inputValue()).toBe('Muito caro');
    await page.getByLabel('Motivo da recusa').fill('');
    await button(page, 'Confirmar Recusa').click();
    await page.getByText('Proposta rejeitada. O proprietário será notificado.').first().waitFor();
    for (const again of [false, true]) {
      if (again) await page.reload();
      await page.getByRole('heading', { name: 'Proposta Rejeitada' }).waitFor();
      expect(await button(page, 'Assinar Proposta Digitalmente').count()).toBe(0);
    }
    const { body } = await owner.call('GET', `/api/propostas/${id}`);
    expect([body['status'], body['recusa_motivo']]).toEqual(['rejeitado', 'Não informado']);
    await context.close();
  });

  test('signed: who, when and from where above the sheet and below it, on every visit', async () => {
    const { link, token } = await share(bakery);
    const signature = { nome: 'José Antônio Ribeiro', email: 'jose@paoeprosa.com.br', confirmacao: true };
    await new ApiClient(product.url).call('POST', `/api/propostas/${token}/assinatura`, signature);
    const { context, page } = await phone();
    await openLink(page, link);
    for (const name of ['Proposta Assinada', 'Proposta Assinada Digitalmente']) {
      const told = await page.getByRole('region', { name, exact: true }).innerText();
      for (const fact of ['José Antônio Ribeiro', 'jose@paoeprosa.com.br', '127.0.0.1'])
        expect(told).toContain(fact);
      expect(told).toMatch(/\d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}/);
    }
    expect(await button(page, 'Assinar Proposta Digitalmente').count()).toBe(0);
    expect(await button(page, 'Recusar Proposta').count()).toBe(0);
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: 'Proposta Assinada Digitalmente' })
      .getByText('Baixar PDF')
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await context.close();
  });

  for (const [state, status, end] of [
    ['expired', 410, (id: string) => endLink(product, id)],
    ['revoked', 404, (id: string) => owner.call('POST', `/api/propostas/${id}/revoke-link`, {})],
  ] as const) {
    test(`${state}: the same text as for a link that never existed (D15)`, async () => {
      const { id, link } = await share(bakery);
      await end(id);
      const { context, page } = await phone();
      expect((await page.goto(link))?.status()).toBe(status);
      await page.getByRole('heading', { level: 1, name: 'Proposta não encontrada' }).waitFor();
      await page.getByText('Link inválido ou expirado').waitFor();
      expect(await page.getByText('Padaria').count()).toBe(0);
      await context.close();
    });
  }

  test('changed meanwhile: nothing is signed, the new price is shown, the typed text stays (D17)', async () => {
    const { id, link } = await share(bakery);
    const { context, page } = await phone();
    await openLink(page, link);
    await button(page, 'Assinar Proposta Digitalmente').first().tap();
    await page.getByLabel('Nome Completo').fill('José Antônio Ribeiro');
    await page.getByLabel('Email', { exact: true }).fill('jose@paoeprosa.com.br');
    await page.getByRole('checkbox').check();
    expect(
      (await owner.call('PUT', `/api/propostas/${id}`, { ...bakery, valor_total: '13500.00' })).status,
    ).toBe(200);
    await button(page, 'Assinar Digitalmente').tap();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Esta proposta foi atualizada. Revise antes de assinar.' });
    await notice.waitFor();
    await page.getByText('R$ 13.500,00').first().waitFor();
    expect(await notice.isVisible()).toBe(true);
    expect(await page.getByLabel('Nome Completo').count()).toBe(0);
    expect(await marksOfChanges(page)).toEqual([
      ['tile', 'has room'],
      ['part', 'has room'],
    ]);
    await page.reload(); // as a phone does that had discarded the page of a background tab (attack 380)
    await notice.waitFor();
    await button(page, 'Assinar Proposta Digitalmente').first().tap();
    expect(await page.getByLabel('Nome Completo').inputValue()).toBe('José Antônio Ribeiro');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    expect((await owner.call('GET', `/api/propostas/${id}`)).body['status']).toBe('enviado');
    await page.getByRole('checkbox').check();
    await button(page, 'Assinar Digitalmente').tap();
    await page.getByRole('heading', { name: 'Proposta Assinada Digitalmente' }).waitFor();
    await context.close();
  });

  test('its own theme, remembered', async () => {
    const { link } = await share(bakery);
    const { context, page } = await phone();
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const paper = () =>
      page.locator('article').evaluate((element) => getComputedStyle(element).backgroundColor);
    await openLink(page, link);
    const light = [await theme(), await paper()];
    await button(page, 'Usar tema escuro').tap();
    await page.reload();
    await button(page, 'Usar tema claro').waitFor();
    // The page turns dark, the document stays white.
    expect([await theme(), await paper()]).toEqual(['dark', light[1]]);
    await button(page, 'Usar tema claro').tap();
    await page.reload();
    await button(page, 'Usar tema escuro').waitFor();
    expect([await theme(), await paper()]).toEqual(light);
    await context.close();
  });
});

const WORD = 'Pneumoultramicroscopicossilicovulcanoconiotico'.repeat(110).slice(0, 5_000);
const wide = {
  titulo: WORD.slice(0, 300),
  cliente_nome: WORD.slice(0, 200),
  cliente_email: 'contato-comercial@cooperativa-de-comunicacao-e-tecnologia.com.br',
  cliente_endereco: 'Avenida Engenheiro Luís Carlos Berrini',
  cliente_numero: '1.748',
  cliente_cidade: 'São Paulo - SP',
  cliente_cep: '04571-000',
  cliente_dominio: `${'w'.repeat(60)}-${'w'.repeat(60)}.com.br`,
  tipo_site: 'ecommerce',
  valor_total: '999999999.99',
  prazo: 'W'.repeat(60),
  horas_trabalho: 'W'.repeat(50),
  paginas: 999,
  funcionalidades: [
    ...Array.from({ length: 98 }, (_, i) => `Funcionalidade-${i} do projeto`),
    'W'.repeat(200),
    WORD.slice(0, 200),
  ],
  servidor_web_valor: '999999999.99',
  servidor_web_detalhes: WORD,
  painel_admin_valor: '999999999.99',
  condicoes_pagamento: `antes ${WORD} depois`,
  descricao: `${WORD} guarda-chuva-guarda-roupa ${'Uma frase comum, com e-mail e vírgulas. '.repeat(350)}`,
};

for (const template of TEMPLATES) {
  test.describe(`nothing overflows the edge of a narrow phone: ${template}`, () => {
    for (const width of [320, 360]) {
      test(`${width} px, with the longest of everything, in every state`, async () => {
        const { link } = await share({ ...wide, template }, renamed);
        const { context, page } = await phone(width);
        await openLink(page, link);
        expect(await beyond(page)).toEqual([]);
        await button(page, 'Assinar Proposta Digitalmente').first().tap();
        await page.getByLabel('Nome Completo').fill('W'.repeat(200));
        await page.getByLabel('Email', { exact: true }).fill('jose@paoeprosa.com.br');
        expect(await beyond(page)).toEqual([]);
        await button(page, 'Cancelar').tap();
        await button(page, 'Recusar Proposta').tap();
        expect(await beyond(page)).toEqual([]);
        await button(page, 'Cancelar').tap();
        await button(page, 'Assinar Proposta Digitalmente').first().tap();
        await page.getByLabel('Nome Completo').fill('W'.repeat(200));
        await page.getByLabel('Email', { exact: true }).fill(`${'w'.repeat(60)}@paoeprosa.com.br`);
        await page.getByRole('checkbox').check();
        await button(page, 'Assinar Digitalmente').tap();
        await page.getByRole('heading', { name: 'Proposta Assinada Digitalmente' }).waitFor();
        expect(await beyond(page)).toEqual([]);
        await context.close();
      });
    }
  });
}

/** Elements whose text or box exceeds the window's right edge, and the page itself if it scrolls sideways. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('#root *')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > innerWidth + 0.5;
    });
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [
      ...page,
      ...found.map(
        (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`,
      ),
    ];
  });

/** The price's box: an icon inside it covers its first letters unless the box has padding there (attack 382). */
const marksOfChanges = (page: Page) =>
  page
    .locator('[data-changed] :is([data-tile="investment"], [data-part="investment"])')
    .evaluateAll((marked) =>
      marked.map((element) => {
        const { boxShadow, paddingLeft } = getComputedStyle(element);
        const hasRoom =
          boxShadow !== 'none' && (!boxShadow.includes('inset') || parseFloat(paddingLeft) >= 12);
        return [element.matches('[data-tile]') ? 'tile' : 'part', hasRoom ? 'has room' : boxShadow];
      }),
    );
