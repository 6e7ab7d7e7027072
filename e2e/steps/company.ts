import type { Page } from '@playwright/test';

export interface Company {
  nome: string;
  email: string;
  /** #RRGGBB */
  cor: string;
}

/** Configurações: name, email and first colour. Ends when they are saved. */
export async function saveCompany(page: Page, company: Company): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel(/^Nome da empresa/).fill(company.nome);
  await page.getByLabel('E-mail da empresa').fill(company.email);
  await page.getByLabel('Cor primária em hexadecimal').fill(company.cor);
  await page.getByRole('button', { name: 'Salvar Configurações' }).click();
  await page.getByText('Configurações salvas!').first().waitFor();
}
