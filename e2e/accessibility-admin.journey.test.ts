import type { FailedEmail } from '@acordo/contracts/http/vitamina/emails/list-failed';
import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { ADMIN } from './setup/settings.mjs';
import { plantSample } from './steps/sample.js';
import { Looker } from './support/axe.js';
import { newPerson, closeContexts } from './support/browser.js';
import { escape } from './support/keyboard.js';
import { translate } from './support/translation.js';
import { totp } from './support/totp.js';

let product: RunningProduct;
let browser: Browser;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  await plantSample(product);
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

/** Only a mail server that refuses makes one of these; the embedded default has none. */
const failed: FailedEmail = {
  id: '8d5f0b9e-0000-4000-8000-000000000000',
  tipo: 'proposal-signed',
  destinatario: 'm***@estudiolume.com.br',
  motivo: '550 no such mailbox',
  tentativas: 8,
  falhou_em: '2026-11-27T22:30:00.000Z',
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const submit = (page: Page) => page.locator('form button[type=submit]').first().click();
const wrongField = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor();

/** Issue point "Accessibility". Over 5 s: every screen and state is opened in a real browser and looked at twice. */
test.describe('axe finds nothing in the panel, in both themes (attack 358)', () => {
  test('from the login to the second factor and back', async () => {
    const { context, page } = await newPerson(browser, product.url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await translate(page);
    const looker = new Looker();
    const look = (name: string) => looker.look(page, name);

    await page.goto('/vitamina/login');
    await submit(page);
    await wrongField(page);
    await look('login with errors');
    await page.getByLabel('Usuário').fill(ADMIN.username);
    await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
    await submit(page);

    await page
      .getByRole('button', { name: /^Editar / })
      .first()
      .waitFor();
    await page.getByText('Nenhum e-mail falhou.').waitFor();
    await look('panel');
    await page.setViewportSize({ width: 360, height: 640 });
    await look('panel on a phone');
    await page.setViewportSize({ width: 1280, height: 900 });
    await press(page, /^Editar /);
    await page.getByLabel('Nome', { exact: true }).fill('');
    await press(page, 'Salvar');
    await wrongField(page);
    await look('edit dialog with an error');
    await escape(page);
    await page.getByLabel('Buscar por nome ou e-mail').fill('ninguém');
    await page.getByText('Nenhum usuário encontrado.').waitFor();
    await look('no user found');
    await page.route('**/api/vitamina/emails/failed*', (route) => route.fulfill({ json: [failed] }));
    await page.route('**/api/vitamina/{stats,audit}*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await press(page, 'Tentar novamente');
    await page.getByText(failed.motivo).waitFor();
    await look('panel with failures');
    await page.unrouteAll();

    await page.goto('/vitamina/profile');
    await press(page, 'Alterar Email');
    await press(page, 'Alterar Senha');
    await page.getByText('Campos obrigatórios').first().waitFor();
    await look('profile with errors');
    await press(page, 'Ativar 2FA');
    await page.getByRole('button', { name: 'Continuar' }).waitFor();
    await look('second factor, password');
    await page.locator('form', { hasText: 'Continuar' }).getByLabel('Senha Atual').fill(ADMIN.password);
    await press(page, 'Continuar');
    const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
    await press(page, /^Ativar$/);
    await wrongField(page);
    await look('second factor, seed');
    await page.getByLabel('Código de 6 dígitos').fill(totp(secret));
    await press(page, /^Ativar$/);
    await page.getByText('Códigos de recuperação').first().waitFor();
    await look('recovery codes');
    const recovery = page.getByRole('list', { name: 'Códigos de recuperação' }).locator('code').first();
    const code = await recovery.innerText();
    await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
    await page.getByText('Você guardou os códigos?').waitFor();
    await look('leaving the recovery codes');
    await press(page, 'Voltar aos códigos');
    await press(page, 'Já guardei os códigos');
    await press(page, 'Desativar 2FA');
    await page.getByLabel('Código 2FA').waitFor();
    await look('second factor, switching off');
    await press(page, 'Cancelar');
    await press(page, 'Sair');

    await page.getByLabel('Usuário').fill(ADMIN.username);
    await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
    await submit(page);
    await page.getByLabel('Código 2FA').fill('000000');
    await submit(page);
    await page.getByText('Código inválido').first().waitFor();
    await look('second step of the login, refused');
    await page.getByLabel('Código 2FA').fill(code);
    await submit(page);
    await page.getByRole('heading', { name: 'Editar Perfil Administrativo' }).waitFor(); // where they were
    expect(looker.found).toEqual({});
    await context.close();
  });
});
