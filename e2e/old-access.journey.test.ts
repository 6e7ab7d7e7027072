import { expect, test } from './support/journey.js';
import type { Browser } from '@playwright/test';
import type { IdentityProvider } from '../services/identity/test/support/identity-provider.js';
import type { TestProduct } from '../test/product.js';
import { ADMIN } from './setup/settings.mjs';
import { logIn } from './steps/account.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { newPerson, closeContexts } from './support/browser.js';
import { startGoogleProduct } from './support/google-product.js';
import { waitForMail } from './support/outbox.js';
import { Visitor } from './support/visitor.js';

let product: TestProduct;
let provider: IdentityProvider;
let browser: Browser;
test.beforeAll(async ({ browser: own }) => {
  browser = own;
  const settings = { ADMIN_EMAIL: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
  ({ product, provider } = await startGoogleProduct(settings));
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
  await provider?.close();
  await product?.stop();
});

const mailTo = (address: string, subject: RegExp) =>
  waitForMail(
    product.outboxDir,
    (mail) => JSON.stringify(mail.to ?? '').includes(address) && subject.test(mail.subject ?? ''),
  );
/** The one-time link in an email. */
const linkIn = (text: string | undefined): string => /https?:\S+\/auth\/\S+#\S+/.exec(text ?? '')?.[0] ?? '';
const person = (sub: string, name: string) => ({
  sub,
  email: `${sub}@exemplo.com.br`,
  email_verified: true,
  name,
});
const registered = async (email: string, password: string) => {
  const client = new ApiClient(product.url);
  await client.call('POST', '/api/auth/register', { nome: 'Fulano', email, password });
  await client.call('POST', '/api/auth/login', { email, password });
  return client;
};
const status = async (client: ApiClient) => (await client.call('GET', '/api/auth/status')).body;
const entering = async (email: string, password: string) =>
  (await new ApiClient(product.url).call('POST', '/api/auth/login', { email, password })).status;

/** Over 5 s: the whole product starts. */
test.describe('access gained by somebody else before does not remain (D11)', () => {
  test('a stranger’s account is confirmed only by a click, and belongs to the owner after Google (attacks 190, 191)', async () => {
    const eva = person('eva', 'Eva Prado');
    const stranger = await registered(eva.email, 'segredo1');
    const confirmed = async () =>
      ((await status(stranger))['user'] as Record<string, unknown>)['email_confirmado'];
    const link = linkIn((await mailTo(eva.email, /Confirme/)).text);

    const { page, context, noticed } = await newPerson(browser, product.url);
    const calls: string[] = [];
    page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`));
    await page.goto(link, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Confirmar e-mail' }).waitFor();
    expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'O link está incompleto' }).waitFor();
    expect(await confirmed()).toBe(false);

    await page.goto('/');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await page.getByRole('heading', { name: 'E-mail confirmado' }).waitFor();
    expect(await confirmed()).toBe(true);

    provider.who = eva;
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Continuar com Google' }).click();
    await page.waitForURL('**/dashboard');
    expect(await status(stranger)).toEqual({ authenticated: false, user: null });
    expect(await entering(eva.email, 'segredo1')).toBe(401);
    const { text } = await mailTo(eva.email, /Google/);
    expect(text).toContain('Senha: Apagada');
    expect(noticed.errors).toEqual([]);
    await context.close();
  });

  test('the Google account of the previous address gives no access to the account (attack 193)', async () => {
    const old = person('fabio', 'Fábio Reis');
    provider.who = old;
    const before = new Visitor(product.url);
    const id = new URL(await before.signIn(provider), product.url).searchParams.get('userId') ?? '';
    const next = 'nova.dona@exemplo.com.br';
    const admin = new ApiClient(product.url);
    await admin.ask('POST', '/api/vitamina/auth/login', ADMIN);
    await admin.ask('PUT', `/api/vitamina/users/${id}`, { email: next });
    expect(await before.json('/api/auth/status')).toEqual({ authenticated: false, user: null });
    const told = await mailTo(next, /e-mail da sua conta/);
    for (const form of [told.text, String(told.html)]) expect(form).toContain('Desconectada');

    const owner = new ApiClient(product.url);
    await owner.call('POST', '/api/auth/forgot-password', { email: next });
    const token = linkIn((await mailTo(next, /senha/)).text).split('#')[1];
    expect(
      (await owner.call('POST', '/api/auth/reset-password', { token, password: 'segredo2' })).status,
    ).toBe(204);
    expect(await entering(next, 'segredo2')).toBe(200);

    const again = new URL(await new Visitor(product.url).signIn(provider), product.url);
    expect(again.searchParams.get('success')).toBe('true');
    expect(again.searchParams.get('userId')).not.toBe(id); // a separate account, for the address it still has
  });

  test('Google is linked and unlinked in /conta, by the password, and does not come back by itself (attacks 194, 195)', async () => {
    const gil = person('gil', 'Gil Costa');
    await registered(gil.email, 'segredo3');
    const { page, context, noticed } = await newPerson(browser, product.url);
    await logIn(page, { nome: gil.name, email: gil.email, senha: 'segredo3' });
    await page.goto('/conta');
    const section = page.getByRole('region', { name: 'Conta Google' });
    await section.getByText('Não conectada').waitFor();
    provider.who = gil;
    await section.getByRole('link', { name: 'Conectar conta Google' }).click();
    await page.waitForURL('**/conta');
    await section.getByText('Conectada', { exact: true }).waitFor();

    await section.getByRole('button', { name: 'Desconectar conta Google' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sua senha').fill('errada');
    await dialog.getByRole('button', { name: 'Desconectar' }).click();
    await dialog.getByText('Senha atual incorreta').waitFor();
    await dialog.getByLabel('Sua senha').fill('segredo3');
    await dialog.getByRole('button', { name: 'Desconectar' }).click();
    await section.getByText('Não conectada').waitFor();
    await mailTo(gil.email, /Google foi desconectado/);

    expect(await new Visitor(product.url).signIn(provider)).toBe('/auth?error=google_disconnected');
    expect(await entering(gil.email, 'segredo3')).toBe(200);
    expect(noticed.errors).toEqual([]);
    await context.close();
  });
});
