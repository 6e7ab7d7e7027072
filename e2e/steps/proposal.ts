import type { Locator, Page } from '@playwright/test';

export interface Draft {
  cliente: string;
  email: string;
  /** As typed into the money field, which fills from the right: '450000' is R$ 4.500,00. */
  centavos: string;
}

/** The wizard's first step, on the open page: what a proposal needs, and some features. */
export async function fillBriefing(page: Page, draft: Draft): Promise<void> {
  await page.getByLabel(/^Nome do cliente/).fill(draft.cliente);
  await page.getByLabel(/^E-mail do cliente/).fill(draft.email);
  await page.getByLabel(/^Tipo de projeto/).selectOption({ label: 'Site Institucional' });
  await page.getByLabel(/^Número de páginas/).fill('6');
  await page.getByLabel(/^Orçamento/).fill(''); // a draft may be there already
  await page.getByLabel(/^Orçamento/).pressSequentially(draft.centavos);
  for (const feature of ['Sistema de contato', 'Galeria de imagens', 'SEO otimizado'])
    await page.getByLabel(feature, { exact: true }).check();
}

/** From the filled briefing over the templates to the preview. */
export async function goToPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gerar Proposta Automaticamente' }).click();
  await page.getByRole('heading', { name: 'Escolha o Template' }).waitFor();
  await page.locator('label').filter({ hasText: 'Elegante' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Valor Total do Projeto').first().waitFor();
}

/** Salvar in the preview, of a new proposal or a changed one. Ends on the dashboard. */
export async function saveProposal(page: Page, said = 'Proposta criada com sucesso.'): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText(said).first().waitFor();
  await page.waitForURL('**/dashboard');
}

/** Through the wizard from /create: briefing, template, preview, Salvar. Ends on the dashboard. */
export async function writeProposal(page: Page, draft: Draft): Promise<void> {
  await page.goto('/create');
  await fillBriefing(page, draft);
  await goToPreview(page);
  await saveProposal(page);
}

/** The title that the server generates (D41). */
export const titleOf = ({ cliente, email }: Draft): string => `Proposta para ${cliente} - ${email}`;

/** The title in lists: the email stands on the client's line (D41). */
export const listedTitle = ({ cliente }: Pick<Draft, 'cliente'>): string => `Proposta para ${cliente}`;

/** The row's actions, found by its title. */
export const actionsOf = (page: Page, draft: Draft): Locator =>
  page.getByRole('list', { name: `Ações de ${listedTitle(draft)}`, exact: true });

/** Dashboard → Mais ações → one of the rare actions. */
export async function pressInMenu(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The question before the first link of an owner without company settings (P115): the proposed name and email. */
export async function nameSender(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Quem envia esta proposta?' });
  await question.getByRole('button', { name: 'Salvar e continuar' }).click();
  await question.waitFor({ state: 'detached' });
}

/** Dashboard → Link: makes the public link and returns what the clipboard then holds. */
export async function makeLink(page: Page, draft: Draft, { first = false } = {}): Promise<string> {
  await actionsOf(page, draft).getByRole('button', { name: /^Link/ }).click();
  if (first) await nameSender(page);
  await page.getByText('Link público gerado!').first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Dashboard → Compartilhar: returns the link that the dialog shows, and closes it. */
export async function share(page: Page, draft: Draft): Promise<string> {
  await actionsOf(page, draft).getByRole('button', { name: 'Compartilhar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar proposta' });
  await dialog.getByText(/^Válido até \d{2}\/\d{2}\/\d{4}\.$/).waitFor();
  const link = await dialog.getByLabel('Link público').inputValue();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  return link;
}

/** Dashboard → the title: everything about one proposal, with the less frequent actions. */
export async function openDetails(page: Page, draft: Draft): Promise<Locator> {
  await page.getByRole('button', { name: listedTitle(draft), exact: true }).click();
  return page.getByRole('dialog', { name: listedTitle(draft), exact: true });
}

/** Dashboard → Mais ações → Excluir → Excluir. Ends when the row is gone. */
export async function removeProposal(page: Page, draft: Draft): Promise<void> {
  await pressInMenu(page, actionsOf(page, draft), 'Excluir');
  const dialog = page.getByRole('alertdialog', { name: 'Confirmar Exclusão' });
  await dialog.getByText(`Tem certeza que deseja excluir a proposta "${titleOf(draft)}"?`).waitFor();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Proposta excluída com sucesso.').first().waitFor();
  await actionsOf(page, draft).waitFor({ state: 'detached' });
}
