import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import { studios } from '../scripts/lib/seed/studios.mjs';
import type { RunningProduct } from '../test/product.js';
import { openLink } from './steps/client.js';
import { plantSample, type Sample } from './steps/sample.js';
import { Looker } from './support/axe.js';
import { newPerson, closeContexts } from './support/browser.js';
import { waitForMail } from './support/outbox.js';
import { translate } from './support/translation.js';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

let product: RunningProduct;
let browser: Browser;
let sample: Sample;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  sample = await plantSample(product);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Visits screens as somebody without an account, and gives what axe found on them. */
async function visit(screens: (page: Page, look: (name: string) => Promise<void>) => Promise<void>) {
  const { context, page } = await newPerson(browser, product.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await translate(page);
  const looker = new Looker();
  await screens(page, (name) => looker.look(page, name));
  await context.close();
  return looker.found;
}

/** Address of the page that an e-mail leads to. */
async function linkInMail(path: string, to: string): Promise<string> {
  const pattern = new RegExp(`${path}#[\\w-]+`);
  const mail = await waitForMail(
    product.outboxDir,
    ({ text, to: at }) => pattern.test(text ?? '') && JSON.stringify(at).includes(to),
  );
  return pattern.exec(mail.text ?? '')?.[0] ?? '';
}

/** Issue point "Accessibility". Over 5 s: every screen and state is opened in a real browser and looked at twice. */
test.describe('axe finds nothing, in both themes (attack 358)', () => {
  test('on the site: landing, video, legal pages, 404', async () => {
    const found = await visit(async (page, look) => {
      await page.goto('/');
      await heading(page, 'Gere propostas profissionais em segundos');
      await look('landing');
      await page.setViewportSize(PHONE);
      await look('landing on a phone');
      await page.setViewportSize(DESKTOP);
      await page.getByRole('button', { name: /Assistir à apresentação/ }).click();
      await page.locator('video').waitFor();
      await look('landing with the player');
      for (const path of ['/privacy-policy', '/terms-of-service', '/nao-existe']) {
        await page.goto(path);
        await heading(page, /./);
        await look(path);
      }
    });
    expect(found).toEqual({});
  });

  test('where one logs in, registers, recovers a password, confirms an address', async () => {
    const { email } = studios.rafael.owner;
    const confirm = await linkInMail('/auth/confirmar', email);
    const found = await visit(async (page, look) => {
      await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { google: true } }));
      await page.goto('/auth');
      await heading(page, 'Entrar');
      await page.getByText('Continuar com Google').waitFor();
      await look('login');
      await page.locator('form button[type=submit]').click();
      await page.getByText('Email é obrigatório').waitFor();
      await look('login with errors');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Senha', { exact: true }).fill('senha errada');
      await page.locator('form button[type=submit]').click();
      await page.getByText('Erro no login').waitFor();
      await look('login refused');
      await press(page, 'Criar Conta');
      await heading(page, 'Criar Conta');
      await page.getByLabel('Senha', { exact: true }).fill('segredo');
      await look('registration');
      await page.locator('form button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await look('registration with errors');

      await page.goto('/auth/recuperar');
      await heading(page, 'Recuperar senha');
      await press(page, 'Enviar link');
      await page.locator('[aria-invalid=true]').waitFor();
      await look('recovery with an error');
      await page.getByLabel('Email').fill(email);
      await press(page, 'Enviar link');
      await heading(page, 'Confira seu e-mail');
      await look('recovery, sent');
      await page.goto(await linkInMail('/auth/nova-senha', email));
      await heading(page, 'Criar nova senha');
      await page.getByLabel('Nova senha', { exact: true }).fill('nova');
      await press(page, 'Salvar nova senha');
      await page.locator('[aria-invalid=true]').first().waitFor();
      await look('new password with errors');
      await page.goto('/');
      await page.goto(`/auth/nova-senha#${'x'.repeat(43)}`);
      await page.getByLabel('Nova senha', { exact: true }).fill('nova senha');
      await page.getByLabel('Confirmar nova senha').fill('nova senha');
      await press(page, 'Salvar nova senha');
      await heading(page, 'Este link não vale mais');
      await look('new password, link over');
      await page.goto('/');
      await page.goto(confirm);
      await heading(page, 'Confirmar e-mail');
      await look('asked to confirm an address');
      await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
      await heading(page, 'E-mail confirmado');
      await look('address confirmed');
      await page.goto('/');
      await page.goto('/auth/confirmar');
      await heading(page, 'O link está incompleto');
      await look('confirmation incomplete');
      await page.goto('/');
      await page.goto(`/auth/confirmar#${'x'.repeat(43)}`);
      await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
      await heading(page, 'Este link não vale mais');
      await look('confirmation over');
    });
    expect(found).toEqual({});
  });

  test('on the client’s page in every state', async () => {
    const { of } = sample;
    const open = (page: Page, state: keyof typeof of) =>
      openLink(page, `/public/proposal/${of[state].token}`);
    const found = await visit(async (page, look) => {
      await open(page, 'unpriced');
      await look('sent, modern, without a price');
      await page.setViewportSize(PHONE);
      await look('sent, modern, on a phone');
      await press(page, 'Recusar Proposta');
      await page.getByLabel('Motivo da recusa').waitFor();
      await look('rejection form on a phone');
      await page.setViewportSize(DESKTOP);
      await open(page, 'sent');
      await look('sent, elegant');
      await press(page, 'Recusar Proposta');
      await page.getByLabel('Motivo da recusa').waitFor();
      await look('rejection form');
      await press(page, 'Cancelar');
      await press(page, 'Assinar Proposta Digitalmente');
      await page.getByLabel('Nome Completo').waitFor();
      await look('signing form');
      await press(page, 'Assinar Digitalmente');
      await page.getByText('Nome é obrigatório').waitFor();
      await look('signing form with errors');
      await page.setViewportSize(PHONE);
      await look('signing form with errors on a phone');
      await page.setViewportSize(DESKTOP);
      await open(page, 'signed');
      await page.getByText('Proposta Assinada Digitalmente').waitFor();
      await look('signed');
      await open(page, 'rejected');
      await page.getByText('Proposta Rejeitada').waitFor();
      await look('rejected');
      for (const state of ['expired', 'revoked'] as const) {
        await page.goto(`/public/proposal/${of[state].token}`);
        await heading(page, 'Proposta não encontrada');
        await look(state);
      }
      await page.goto(`/public/proposal/${'x'.repeat(22)}`);
      await heading(page, 'Proposta não encontrada');
      await look('unknown');
    });
    expect(found).toEqual({});
  });

  test('where signatures are verified, and on the older page', async () => {
    const older = {
      id: '7',
      clientName: 'Padaria Pão & Prosa',
      clientEmail: 'contato@paoeprosa.com.br',
      projectType: 'institutional',
      pages: 6,
      timeline: '30-dias',
      budget: '3000-6000',
      features: ['Galeria de imagens', 'Blog integrado'],
      description: 'Site da padaria.',
    };
    const found = await visit(async (page, look) => {
      await page.goto('/verificar');
      await press(page, 'Verificar');
      await page.getByText('Informe o código de verificação').waitFor();
      await look('verification with an error');
      await page.goto(`/verificar/${sample.codigo}`);
      await page.getByText('Assinatura confirmada').waitFor();
      await look('verified');
      await page.goto('/verificar/0000000000000000');
      await page.getByText('Nenhuma assinatura encontrada').waitFor();
      await look('not verified');

      await page.goto('/proposal/7');
      await heading(page, 'Proposta não encontrada');
      await look('older page without a proposal');
      await page.evaluate((one) => localStorage.setItem('proposals', JSON.stringify([one])), older);
      await page.reload();
      await heading(page, 'Revisão da Proposta');
      await look('older page');
      await press(page, 'Recusar Proposta');
      await page.getByLabel('Motivo da recusa').waitFor();
      await look('older page, rejection');
      await press(page, 'Cancelar');
      await page.getByLabel('Nome', { exact: true }).fill('José Antônio Ribeiro');
      await page.getByLabel('E-mail').fill('jose@paoeprosa.com.br');
      await page.getByRole('checkbox').check();
      await press(page, 'Aceitar Proposta');
      await page.getByText('Proposta Aceita!').waitFor();
      await look('older page, accepted');
    });
    expect(found).toEqual({});
  });
});
