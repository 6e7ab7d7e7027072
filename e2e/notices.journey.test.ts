import { expect, test } from './support/journey.js';
import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { logIn, type Person } from './steps/account.js';
import { fillSignature } from './steps/client.js';
import { nameSender } from './steps/proposal.js';
import { ADMIN } from './setup/settings.mjs';
import { newPerson, closeContexts } from './support/browser.js';
import { buttonsUnderNotices } from './support/notices.js';

const ANA: Person = { nome: 'Ana Lima', email: 'ana@exemplo.com.br', senha: 'segredo1' };
const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 900],
] as const;

interface Form {
  /** Who is signed in. */
  as?: Person;
  /** Opens and fills it. */
  open(page: Page): Promise<void>;
  /** Text of the button that sends it. */
  button: string;
}

let product: RunningProduct;
let browser: Browser;
let link = '';
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  const { page } = await newPerson(browser, product.url);
  const headers = { origin: product.url };
  const { nome, email, senha: password } = ANA;
  await page.request.post('/api/auth/register', { data: { nome, email, password }, headers });
  await page.request.post('/api/auth/login', { data: { email, password }, headers });
  const made = await page.request.post('/api/propostas', { data: contentFixture, headers });
  const { id } = (await made.json()) as { id: string };
  const shared = await page.request.post(`/api/propostas/${id}/generate-link`, { data: {}, headers });
  link = `/public/proposal/${((await shared.json()) as { publicToken: string }).publicToken}`;
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const password = async (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).first().fill(value);

const FORMS: Record<string, Form> = {
  signature: {
    open: async (page) => {
      await page.goto(link);
      await fillSignature(page, 'José Ribeiro', 'jose@padaria.com.br');
    },
    button: 'Assinar Digitalmente',
  },
  rejection: {
    open: async (page) => {
      await page.goto(link);
      await page.getByRole('button', { name: 'Recusar Proposta' }).first().click();
      await page.getByLabel('Motivo da recusa').fill('O prazo não serve.');
    },
    button: 'Confirmar Recusa',
  },
  login: {
    open: async (page) => {
      await page.goto('/auth');
      await page.getByLabel('Email').fill(ANA.email);
      await password(page, 'Senha', ANA.senha);
    },
    button: 'Entrar',
  },
  recovery: {
    open: async (page) => {
      await page.goto('/auth/recuperar');
      await page.getByLabel('Email').fill(ANA.email);
    },
    button: 'Enviar link',
  },
  administrator: {
    open: async (page) => {
      await page.goto('/vitamina/login');
      await page.getByLabel('Usuário', { exact: true }).fill(ADMIN.username);
      await password(page, 'Senha', ADMIN.password);
    },
    button: 'Entrar',
  },
  settings: {
    as: ANA,
    open: async (page) => {
      await page.goto('/settings');
      await page.getByLabel(/^Nome da empresa/).fill('Ateliê Lima');
    },
    button: 'Salvar Configurações',
  },
  'own password': {
    as: ANA,
    open: async (page) => {
      await page.goto('/conta');
      await password(page, 'Senha atual', ANA.senha);
      await password(page, 'Nova senha', 'outra senha boa');
      await password(page, 'Confirmar nova senha', 'outra senha boa');
    },
    button: 'Trocar senha',
  },
};

/** Submits it while every change fails, and leaves the pointer on its button, as people do. Twice, for a stack of notices. */
async function fail(page: Page, button: string): Promise<void> {
  const send = page.locator('form').getByRole('button', { name: button, exact: true }).last();
  for (let i = 0; i < 2; i += 1) {
    await send.scrollIntoViewIfNeeded();
    await send.click();
    await page.locator('[data-sonner-toast], [role="alert"]:not(:empty)').first().waitFor();
    await send.and(page.locator(':enabled:not([aria-busy="true"])')).waitFor();
  }
  const box = await send.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('notices after a failure (L6, attack 280)', () => {
  for (const name of Object.keys(FORMS)) {
    test(`cover no button of the form, in five sizes: ${name}`, async () => {
      const { as, open, button } = FORMS[name] as Form;
      const { page, context } = await newPerson(browser, product.url);
      if (as) {
        await page.goto('/auth');
        await logIn(page, as);
      }
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await open(page);
        await page.route('**/api/**', (route) =>
          route.request().method() === 'GET' ? route.continue() : route.abort(),
        );
        await fail(page, button);
        expect([`${width}×${height}`, await buttonsUnderNotices(page)]).toEqual([`${width}×${height}`, []]);
        await page.unrouteAll({ behavior: 'wait' });
      }
      await context.close();
    });
  }
});

test.describe('a notice about what a dialog did (L6)', () => {
  test('covers no button of the dialog, in five sizes: a link that was copied', async () => {
    const { page, context } = await newPerson(browser, product.url);
    await page.goto('/auth');
    await logIn(page, ANA);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Compartilhar' }).first().click();
      if (width === SIZES[0][0]) await nameSender(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Copiar link' }).click();
      await page.getByText('Link copiado!').waitFor();
      expect([`${width}×${height}`, await buttonsUnderNotices(page)]).toEqual([`${width}×${height}`, []]);
    }
    await context.close();
  });
});

test.describe('a notice that appears while a dialog is open (attack 370)', () => {
  test('is announced, can be closed by its button, and does not change the dialog or its text', async () => {
    const { page, context } = await newPerson(browser, product.url, { width: 360, height: 740 });
    await page.request.post('/api/vitamina/auth/login', { data: ADMIN, headers: { origin: product.url } });
    await page.goto('/vitamina');
    const edit = page.getByRole('button', { name: `Editar ${ANA.nome}` });
    await edit.locator('visible=true').first().click();
    const name = page.getByRole('dialog').getByLabel('Nome');
    await name.fill('Ana de Lima');
    await page.route('**/api/vitamina/users/**', (route) => route.abort());
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    // By its role: what is hidden from screen readers has none.
    const close = page.getByRole('button', { name: 'Fechar aviso' });
    await close.click();
    await close.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Ana de Lima');
    await context.close();
  });
});
