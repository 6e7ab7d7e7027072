import type { Page } from 'playwright-core';

export interface Draft {
  cliente: string;
  email: string;
  /** As typed into the money field that fills from the right: '450000' is R$ 4.500,00. */
  centavos: string;
}

/** Through the wizard from /create: briefing, template, preview, Salvar. Ends on the dashboard. */
export async function writeProposal(page: Page, draft: Draft): Promise<void> {
  await page.goto('/create');
  await page.getByLabel(/^Nome do cliente/).fill(draft.cliente);
  await page.getByLabel(/^E-mail do cliente/).fill(draft.email);
  await page.getByLabel(/^Tipo de projeto/).selectOption({ label: 'Site Institucional' });
  await page.getByLabel(/^Número de páginas/).fill('6');
  await page.getByLabel(/^Orçamento/).pressSequentially(draft.centavos);
  for (const feature of ['Sistema de contato', 'Galeria de imagens', 'SEO otimizado'])
    await page.getByLabel(feature, { exact: true }).check();
  await page.getByRole('button', { name: 'Gerar Proposta Automaticamente' }).click();
  await page.getByRole('heading', { name: 'Escolha o Template' }).waitFor();
  const next = page.getByRole('button', { name: 'Continuar' });
  await page.locator('label').filter({ hasText: 'Elegante' }).click();
  await next.click();
  await page.getByText('Valor Total do Projeto').first().waitFor();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Proposta criada com sucesso.').first().waitFor();
  await page.waitForURL('**/dashboard');
}

/** The row's actions, found by the title that product.md's convention gives. */
export const actionsOf = (page: Page, draft: Draft) =>
  page.getByRole('list', { name: `Ações de Proposta para ${draft.cliente} - ${draft.email}` });

/** Dashboard → Link: makes the public link and returns what the clipboard then holds. */
export async function makeLink(page: Page, draft: Draft): Promise<string> {
  await actionsOf(page, draft).getByRole('button', { name: /^Link/ }).click();
  await page.getByText('Link público gerado!').first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
