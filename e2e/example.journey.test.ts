import { expect, test } from './support/journey.js';
import type { Page } from '@playwright/test';
import { closeContexts } from './support/browser.js';

test.afterAll(({ browser }) => closeContexts(browser));

/** Calls and foreign requests; the page's own files are none. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = request.method() === 'GET' && !pathname.startsWith('/api/');
    if (!isFile) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

test.describe('a visitor who wants to see it first', () => {
  test('finds the sample proposal, signs it in the other template, and nothing is sent (P126) @phone', async ({
    sharedProduct,
    page,
  }) => {
    const product = await sharedProduct.asNew();
    const calls = watch(page);
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Veja uma proposta de exemplo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proposta de exemplo' })).toBeVisible();
    await expect(page.getByText('Exemplo: nada é enviado')).toBeVisible();
    await page.getByRole('radio', { name: 'Elegante' }).check();
    await expect(page.getByRole('radio', { name: 'Elegante' })).toBeChecked();
    await page.getByRole('button', { name: 'Assinar a proposta de exemplo' }).click();
    await page.getByLabel('Nome Completo').fill('Lia Prado');
    await page.getByLabel('Email').fill('lia@exemplo.com.br');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assinar Digitalmente' }).click();
    const signed = page.getByRole('region', { name: 'Proposta de exemplo assinada' });
    await expect(signed.getByText('Lia Prado').first()).toBeVisible();
    await page.waitForTimeout(500); // a call made afterwards would be seen, too
    expect(calls).toEqual([]);
    await signed.getByRole('button', { name: 'Recomeçar' }).click();
    await expect(page.getByRole('button', { name: 'Assinar a proposta de exemplo' })).toBeFocused();
    await page.getByRole('link', { name: 'Criar minha proposta' }).click();
    await expect(page.getByRole('heading', { name: 'Criar Conta' })).toBeVisible();
  });

  test('reads the answers about the signature without scripts (P126)', async ({ sharedProduct, browser }) => {
    const product = await sharedProduct.asNew();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByText('Que tipo de assinatura é essa?').click();
    await expect(page.getByText('Não é assinatura com certificado ICP-Brasil')).toBeVisible();
    await page.goto('/exemplo');
    await expect(page.getByRole('article')).toContainText('Padaria Aurora');
    await context.close();
  });
});

test.describe('the landing on a slow network', () => {
  test('has its header on one line before its fonts arrive, too (L9) @phone', async ({
    sharedProduct,
    page,
  }) => {
    const product = await sharedProduct.asNew();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route(/woff2/, (route) => route.abort());
    await page.goto(product.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(65);
  });
});

test.describe('the login on a slow network (P125)', () => {
  test('is there before the scripts; what is typed meanwhile is sent later', async ({
    sharedProduct,
    page,
  }) => {
    const product = await sharedProduct.asNew();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/auth`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await page.getByLabel('Email').fill('ninguem@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('senha-boa');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Entrar' }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Email')).toHaveValue('ninguem@exemplo.com.br');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Email ou senha inválidos').first()).toBeVisible();
  });

  test('is never seen by somebody who comes to register', async ({ sharedProduct, page }) => {
    const product = await sharedProduct.asNew();
    await page.goto(product.url);
    await page.evaluate(() => sessionStorage.setItem('wish-to-register', '1'));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/auth`, { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Criar Conta' })).toBeVisible();
  });
});
