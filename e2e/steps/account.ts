import type { Page } from '@playwright/test';

export interface Person {
  nome: string;
  email: string;
  senha: string;
}

/** From the landing page to a new account: Começar → Criar Conta. Ends in login mode with the success message. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Começar Agora - Grátis' }).first().click();
  await page.waitForURL('**/auth');
  await page.getByRole('heading', { name: 'Criar Conta' }).waitFor();
  await page.getByLabel('Nome Completo').fill(person.nome);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.senha);
  await page.getByLabel('Confirmar Senha', { exact: true }).fill(person.senha);
  await page.locator('form button[type=submit]').click();
  await page.getByText('Sua conta foi criada com sucesso. Faça login agora.').first().waitFor();
}

/** Logs in on /auth; ends on the dashboard or on the requested page. */
export async function logIn(
  page: Page,
  person: Person,
  goal: string | RegExp = '**/dashboard',
): Promise<void> {
  if (!page.url().endsWith('/auth')) await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.senha);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(goal);
}
