import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { screen } from '@testing-library/react';
import { type OpenPage, openPage } from '../../../shared/proposals/testing/owner-page';
import { Component as CreatePage } from '../create-page';
import { Component as EditPage } from '../edit-page';

const pages = { '/create': CreatePage, '/edit/:id': EditPage };

export const openCreate = (entry = '/create'): OpenPage => openPage(entry, pages);
export const openEdit = (id = proposalFixture.id): OpenPage => openPage(`/edit/${id}`, pages);

export const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);

/** Pasted: a key at a time costs seconds a form. */
export async function fill({ user }: OpenPage, label: string | RegExp, text: string): Promise<void> {
  const input = await field(label);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

/** Found by its words, which is much cheaper than by role in a form of this size. */
export async function press({ user }: OpenPage, name: string): Promise<void> {
  await user.click(await screen.findByText(name, { selector: 'button, button *' }));
}

/** The least that a proposal needs. */
export async function fillLeast(page: OpenPage): Promise<void> {
  await fill(page, /^Nome do cliente/, 'Padaria Pão & Prosa');
  await fill(page, /^E-mail do cliente/, 'contato@paoeprosa.com.br');
  await page.user.selectOptions(await field(/^Tipo de projeto/), 'institutional');
}

export async function toPreview(page: OpenPage): Promise<void> {
  await press(page, 'Gerar Proposta Automaticamente');
  await screen.findByRole('heading', { name: 'Escolha o Template' });
  const elegant = screen.getByRole<HTMLInputElement>('radio', { name: /^Elegante/ });
  if (!elegant.checked) await page.user.click(elegant);
  await press(page, 'Continuar');
  await screen.findByRole('heading', { name: 'Prévia da proposta' });
}

/** The sentence that a field is described by. */
export async function errorOf(label: string | RegExp): Promise<string | undefined> {
  const input = await field(label);
  const id = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find((one) => one.endsWith('-error'));
  const text = id ? document.getElementById(id)?.textContent : undefined;
  return input.getAttribute('aria-invalid') === 'true' ? (text ?? undefined) : undefined;
}
