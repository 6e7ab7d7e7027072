import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { ADMIN } from './setup/settings.mjs';
import { logIn, type Person, register } from './steps/account.js';
import { giveCredentials } from './steps/administrator.js';
import { newPerson, closeContexts } from './support/browser.js';
import { mailsIn, waitForMail } from './support/outbox.js';

const marina: Person = { nome: 'Marina Duarte', email: 'marina@estudiolume.com.br', senha: 'azul da caneta' };
const bruno: Person = { nome: 'Bruno Sá', email: 'bruno@exemplo.com.br', senha: 'outra senha boa' };

let product: RunningProduct;
let browser: Browser;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const activity = (page: Page) => page.getByRole('region', { name: 'Atividade da conta' });
/** The listed entries, once `text` is listed. Rejected calls are written up to a second after their response. */
async function entriesWith(page: Page, text: string, count: number): Promise<string[]> {
  const rows = activity(page).getByRole('listitem');
  let texts: string[] = [];
  await page.goto('/conta#atividade');
  await expect(async () => {
    await rows.first().waitFor();
    texts = await rows.allInnerTexts();
    if (texts.filter((one) => one.includes(text)).length >= count) return;
    await page.reload(); // the same address with its fragment would load nothing
    throw new Error(`no “${text}” in the activity`);
  }).toPass({ intervals: [250], timeout: 30_000 });
  return texts;
}

/** Over 5 s: three people and an administrator, each in a browser of their own. */
test.describe('an account’s activity is shown to its owner and in the panel (D35, attacks 200, 202, 203)', () => {
  test('a wrong password, then a sign-in from a second browser', async () => {
    const home = await newPerson(browser, product.url);
    await register(home.page, marina);
    await logIn(home.page, marina);

    const stranger = await newPerson(browser, product.url);
    await stranger.page.goto('/auth');
    await stranger.page.getByLabel('Email').fill(marina.email);
    await stranger.page.getByLabel('Senha', { exact: true }).fill('não é esta');
    await stranger.page.locator('form button[type=submit]').click();
    await stranger.page.getByText('Email ou senha inválidos').first().waitFor();
    await logIn(stranger.page, marina);

    const seen = await entriesWith(home.page, 'Tentativa com senha errada', 1);
    expect(seen.filter((text) => text.includes('Entrada com senha')).length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes('Conta criada'))).toHaveLength(1);
    expect(seen.join()).toMatch(/Chrome no Linux · IP\s(127\.0\.0\.1|::1)/);
    const focused = await home.page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('Atividade da conta');

    await activity(home.page).getByLabel('Mostrar na atividade').selectOption('tentativas');
    await activity(home.page).getByText('Conta criada').waitFor({ state: 'detached' });
    expect(await activity(home.page).getByRole('listitem').count()).toBe(1);
    for (const { noticed } of [home, stranger]) expect(noticed).toEqual({ errors: [], foreign: [] });
    await Promise.all([home, stranger].map(({ context }) => context.close()));
  });

  test('the owner gets an email about the second browser, but not about the first', async () => {
    const isTold = ({ subject }: { subject?: string | undefined }) =>
      subject === 'Novo acesso à sua conta no Acordo';
    const mail = await waitForMail(product.outboxDir, isTold);
    expect(mail.to).toMatchObject({ value: [{ address: marina.email }] });
    expect(mail.text).toContain('Aparelho: Chrome no Linux');
    expect(mail.text).toContain(`${product.url}/conta#atividade`);
    expect((await mailsIn(product.outboxDir)).filter(isTold)).toHaveLength(1);
  });

  test('another user sees nothing of it', async () => {
    const other = await newPerson(browser, product.url);
    await register(other.page, bruno);
    await logIn(other.page, bruno);
    const seen = await entriesWith(other.page, 'Entrada com senha', 1);
    expect(seen).toHaveLength(2);
    expect(seen.join()).not.toContain('Tentativa');
    await other.context.close();
  });

  test('the panel shows it separately from changes, and administrators’ own attempts', async () => {
    const panel = await newPerson(browser, product.url);
    await giveCredentials(panel.page, { email: ADMIN.username, senha: 'não é esta' });
    await panel.page.getByText('Credenciais inválidas').first().waitFor();
    await giveCredentials(panel.page, { email: ADMIN.username, senha: ADMIN.password });
    await panel.page.getByText('Login realizado com sucesso').first().waitFor();
    const trail = panel.page.getByRole('list', { name: 'Auditoria' });
    await trail.waitFor();
    for (
      let tries = 0;
      (await trail.getByText(`senha errada: ${ADMIN.username}`).count()) === 0;
      tries += 1
    ) {
      if (tries === 20) throw new Error('the refused try is not in the trail');
      await panel.page.reload();
      await trail.waitFor();
    }
    await trail.getByText(`Entrada com senha: ${ADMIN.username}`).waitFor();
    await trail.getByText(`Tentativa com senha errada: ${marina.nome}`).waitFor();
    await trail.getByText(`Entrada com senha: ${bruno.nome}`).waitFor();
    expect(await trail.getByText('Recusado', { exact: true }).count()).toBe(2);
    await panel.page.getByLabel('Mostrar na auditoria').selectOption('alteracao');
    await panel.page.getByText('Nada registrado ainda.').waitFor();
    expect(panel.noticed).toEqual({ errors: [], foreign: [] });
    await panel.context.close();
  });
});
