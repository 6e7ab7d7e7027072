import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { IdentityProvider } from '../services/identity/test/support/identity-provider.js';
import { Purchase, SELLING, seconds, signatureOf } from '../services/identity/test/support/payment-events.js';
import type { TestProduct } from '../test/product.js';
import { newPerson, closeContexts } from './support/browser.js';
import { startGoogleProduct } from './support/google-product.js';
import { waitForMail } from './support/outbox.js';
import { Visitor } from './support/visitor.js';

let product: TestProduct;
let provider: IdentityProvider;
let browser: Browser;
test.beforeAll(async ({ browser: own }) => {
  browser = own;
  ({ product, provider } = await startGoogleProduct(SELLING));
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
  await provider?.close();
  await product?.stop();
});

/** As the payment provider sends it. */
const pay = async (purchase: Purchase) => {
  for (const event of purchase.start()) {
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body),
      origin: 'https://pagar.example',
    };
    const response = await fetch(`${product.url}/api/billing/webhook`, { method: 'POST', body, headers });
    expect([event.type, response.status]).toEqual([event.type, 200]);
  }
};

/** Over 5 s: the whole product starts. */
test.describe('through the whole product', () => {
  test('a person signs in with Google, pays, and has the plan at the next call (D11, D12)', async () => {
    provider.who = { sub: 'caio', email: 'caio@exemplo.com.br', email_verified: true, name: 'Caio Reis' };
    const caio = new Visitor(product.url);
    expect(await caio.json('/api/auth/providers')).toEqual({ google: true });
    const landing = await caio.signIn(provider);
    expect(landing).toMatch(
      /^\/auth\?success=true&userId=[0-9a-f-]{36}&userName=Caio\+Reis&provider=google$/,
    );
    expect(caio.cookies()).toEqual(['acordo_sessao', 'acordo_aparelho']);
    const id = new URL(landing, product.url).searchParams.get('userId') ?? '';
    expect(await caio.json('/api/auth/status')).toMatchObject({
      authenticated: true,
      user: { id, provider: 'google', plano: 'gratuito', email_confirmado: true },
    });
    const limits = () => caio.json(`/api/proposal-limits?userId=${id}`);
    expect(await limits()).toMatchObject({ unlimitedProposals: false });

    await pay(new Purchase(id, seconds()));
    expect(await limits()).toMatchObject({ unlimitedProposals: true });
    expect(await caio.json('/api/billing/plans')).toMatchObject({
      plano: 'mensal',
      assinatura: { plano: 'mensal', estado: 'ativa' },
      checkout: { mensal: expect.stringContaining(`client_reference_id=${id}`), anual: null },
    });
  });

  test('whoever had registered somebody else’s address is signed out at once, and the owner gets an email (attack 110)', async () => {
    const squatter = new Visitor(product.url);
    const account = { nome: 'X', email: 'dora@exemplo.com.br', password: 'segredo1' };
    const origin = { 'content-type': 'application/json', origin: product.url };
    const post = (path: string) =>
      squatter.go(path, { method: 'POST', headers: origin, body: JSON.stringify(account) });
    await post('/api/auth/register');
    expect((await post('/api/auth/login')).status).toBe(200);
    expect(await squatter.json('/api/auth/status')).toMatchObject({ authenticated: true });

    provider.who = { sub: 'dora', email: 'Dora@exemplo.com.br', email_verified: true, name: 'Dora' };
    expect(await new Visitor(product.url).signIn(provider)).toMatch(/success=true/);
    expect(await squatter.json('/api/auth/status')).toEqual({ authenticated: false, user: null });
    expect((await post('/api/auth/login')).status).toBe(401);
    const mail = await waitForMail(product.outboxDir, ({ subject }) => subject?.includes('Google') ?? false);
    expect(mail.text).toContain('A senha e as sessões que existiam antes não valem mais');
    expect(mail.to).toMatchObject({ text: expect.stringContaining('dora@exemplo.com.br') });
  });
});

/** The button 'Continuar com Google', in a separate browser: the provider keeps its session in a cookie. */
test.describe('in a browser', () => {
  const lia = { sub: 'lia', email: 'lia@exemplo.com.br', email_verified: true, name: 'Lia Prado' };
  const visit = async (path: string) => {
    const visitor = await newPerson(browser, product.url);
    await visitor.page.goto(path);
    await visitor.page.waitForURL(/\/auth(\?|$)/);
    return visitor;
  };
  const go = (page: Page) => page.getByRole('link', { name: 'Continuar com Google' }).click();
  const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

  test('the sign-in with Google ends on the requested page, logged in, with a clean URL', async () => {
    provider.who = lia;
    const { page, context, noticed } = await visit('/settings');
    await go(page);
    await page.waitForURL('**/settings');
    await page.getByText('Boas-vindas, Lia Prado!').first().waitFor();
    expect(address(page)).toBe('/settings');
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Olá, Lia' }).waitFor();
    expect(noticed.errors).toEqual([]);
    await context.close();
  });

  for (const [what, who, sentence] of [
    ['a person who says no', null, 'Falha na autenticação com Google. Tente novamente.'],
    [
      'an address that Google does not vouch for',
      { ...lia, sub: 'eva', email: 'eva@exemplo.com.br', email_verified: false },
      'Não foi possível obter os dados do usuário do Google.',
    ],
    [
      'somebody else with an address that has an account (attack 113)',
      { ...lia, sub: 'another' },
      'Erro no callback de autenticação. Tente novamente.',
    ],
  ] as const) {
    test(`${what} returns to /auth, which shows the reason`, async () => {
      provider.who = who;
      const { page, context, noticed } = await visit('/auth');
      await go(page);
      await page.getByText('Erro na autenticação', { exact: true }).waitFor();
      await page.getByText(sentence, { exact: true }).waitFor();
      await page.waitForURL((url) => url.pathname === '/auth' && url.search === '');
      const status = await page.request.get('/api/auth/status');
      expect(await status.json()).toEqual({ authenticated: false, user: null });
      expect(noticed.errors).toEqual([]);
      await context.close();
    });
  }

  test('an unknown error is shown by its code', async () => {
    const { page, context } = await visit('/auth?error=server_busy');
    await page.getByText('Erro na autenticação: server_busy', { exact: true }).waitFor();
    expect(address(page)).toBe('/auth');
    await context.close();
  });
});
