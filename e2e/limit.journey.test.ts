import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { ADMIN } from './setup/settings.mjs';
import { logIn, type Person, register } from './steps/account.js';
import {
  type Administrator,
  enterCredentials,
  giveCode,
  giveCredentials,
  switchOnSecondFactor,
} from './steps/administrator.js';
import { type Draft, fillBriefing, goToPreview, saveProposal, writeProposal } from './steps/proposal.js';
import { newPerson, closeContexts } from './support/browser.js';

const bruno: Person = { nome: 'Bruno Alves', email: 'bruno@agenciarota.com.br', senha: 'outra senha' };
const admin: Administrator = { email: ADMIN.username, senha: ADMIN.password };
const draft = (cliente: string): Draft => ({ cliente, email: 'oi@cliente.com.br', centavos: '450000' });
const REFUSAL = 'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.';

let product: RunningProduct;
let browser: Browser;
let owner: Awaited<ReturnType<typeof newPerson>>;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = await newPerson(browser, product.url);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** A real browser on the real product: over 5 s because the product is started for it. */
test.describe('the free limit of a month (D13)', () => {
  test('accepts the third proposal, shows the limit in the banner, and prevents a fourth', async () => {
    const { page } = owner;
    await register(page, bruno);
    await logIn(page, bruno);
    for (const cliente of ['Ateliê Sol', 'Oficina do Pedal']) {
      const data = { cliente_nome: cliente, tipo_site: 'landing', valor_total: '3200.00' };
      const made = await page.request.post('/api/propostas', { data, headers: { origin: product.url } });
      expect(made.status()).toBe(201);
    }
    await page.reload();
    await said(page, 'Propostas: 2/3');
    await said(page, 'Você ainda pode criar 1 proposta(s) gratuita(s).');
    await writeProposal(page, draft('Padaria Aurora'));
    await said(page, 'Propostas: 3/3');
    await said(page, 'Limite atingido. Entre em contato para liberar propostas ilimitadas.');
    await page.getByText('Limitado', { exact: true }).waitFor();
    // Forced: it is marked as disabled, but shows the reason when pressed.
    await page.getByRole('button', { name: 'Nova Proposta' }).click({ force: true });
    await page.getByText('Limite atingido', { exact: true }).waitFor();
    await said(page, REFUSAL);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('rejects a fourth that was written nevertheless, and loses nothing of its text', async () => {
    const { page } = owner;
    await page.goto('/create');
    await said(page, 'Você pode preencher e rever a proposta, mas não salvá-la agora.');
    await fillBriefing(page, draft('Quitanda da Praça'));
    // The way to the plans and back loses nothing.
    await page.getByRole('link', { name: 'Ver planos' }).click();
    await page.getByRole('button', { name: 'Sair sem salvar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Escolha seu plano' }).waitFor();
    await page.goBack();
    await expect(page.getByLabel(/^Nome do cliente/)).toHaveValue('Quitanda da Praça');
    await goToPreview(page);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByText('Limite Atingido', { exact: true }).waitFor();
    await page.getByText(REFUSAL, { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Prévia da proposta' }).waitFor();
    await page.getByText('Quitanda da Praça').first().waitFor();
  });

  test('is removed by an administrator with a second factor: the same click works without a new login', async () => {
    const { page, context, noticed } = await newPerson(browser, product.url);
    await giveCredentials(page, admin);
    const { secret, recovery } = await switchOnSecondFactor(page, admin);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/vitamina/login');
    await giveCredentials(page, admin);
    await page.getByLabel('Código 2FA').fill('ABC234');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await page.getByText('Código inválido', { exact: true }).waitFor();
    await giveCode(page, secret);
    await page.getByRole('link', { name: 'Painel', exact: true }).click();
    await page.getByRole('switch', { name: `Propostas ilimitadas: ${bruno.nome}` }).click();
    await said(page, 'Permissões atualizadas');
    // With a recovery code instead of the authenticator; the same page opens.
    await page.getByRole('link', { name: 'Perfil' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await enterCredentials(page, admin);
    await page.getByLabel('Código 2FA').fill(recovery);
    await page.getByRole('button', { name: 'Verificar' }).click();
    await page.getByRole('heading', { name: 'Editar Perfil Administrativo' }).waitFor();
    expect(noticed).toEqual({ errors: [], foreign: [] });
    await context.close();

    await saveProposal(owner.page);
    await said(owner.page, 'Proposta para Quitanda da Praça');
    await owner.page.getByText('Propostas: 3/3').waitFor({ state: 'detached' });
    expect(owner.noticed).toEqual({ errors: [], foreign: [] });
  });
});
