import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** What an authenticator shows for the secret. A code is taken once (D33). */
const totp = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

export interface Administrator {
  email: string;
  senha: string;
}

/** Credentials on /vitamina/login. Ends on the panel, or at the form for the code. */
export async function giveCredentials(page: Page, administrator: Administrator): Promise<void> {
  await page.goto('/vitamina/login');
  await enterCredentials(page, administrator);
}

/** The same, on the open login page. */
export async function enterCredentials(page: Page, { email, senha }: Administrator): Promise<void> {
  await page.getByLabel('Usuário', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Perfil → Ativar 2FA, with an authenticator that gets the typed seed. Returns the seed and a recovery code. */
export async function switchOnSecondFactor(page: Page, { senha }: Administrator) {
  await page.getByRole('link', { name: 'Perfil' }).click();
  const card = page.getByRole('region', { name: 'Verificação em Duas Etapas (2FA)' });
  await card.getByRole('button', { name: 'Ativar 2FA' }).click();
  await card.getByLabel('Senha Atual', { exact: true }).fill(senha);
  await card.getByRole('button', { name: 'Continuar' }).click();
  const secret = (await card.locator('code').innerText()).replaceAll(/\s/g, '');
  await card.getByLabel('Código de 6 dígitos').fill(totp(secret));
  await card.getByRole('button', { name: 'Ativar', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).locator('code');
  const recovery = await codes.first().innerText();
  await card.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await card.getByText('Ativada', { exact: true }).waitFor();
  return { secret, recovery };
}

/** The second step. The code that enabled it is used up, so this sends the next one: one step before or after now is accepted (D33). */
export async function giveCode(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Código 2FA').fill(totp(secret, Date.now() + STEP_MS));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await page.getByText('Login realizado com sucesso').first().waitFor();
}
