import type { Page } from '@playwright/test';

/** Opens a public link and waits until the proposal can be read. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByText('Valor Total do Projeto').first().waitFor();
}

/** Opens the signature's form on the open public page and fills it. */
export async function fillSignature(page: Page, nome: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Assinar Proposta Digitalmente' }).first().click();
  await page.getByLabel('Nome Completo').fill(nome);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox').check();
}

export const sendSignature = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Assinar Digitalmente', exact: true }).click();

/** Signs on the open public page; ends in the signed state. */
export async function sign(page: Page, nome: string, email: string): Promise<void> {
  await fillSignature(page, nome, email);
  await sendSignature(page);
  await page.getByText('Proposta Assinada Digitalmente').first().waitFor();
}

/** Rejects on the open public page with a reason; ends in the rejected state. */
export async function reject(page: Page, motivo: string): Promise<void> {
  await page.getByRole('button', { name: 'Recusar Proposta' }).first().click();
  await page.getByLabel('Motivo da recusa').fill(motivo);
  await page.getByRole('button', { name: 'Confirmar Recusa' }).click();
  await page.getByText('Proposta rejeitada. O proprietário será notificado.').first().waitFor();
}
