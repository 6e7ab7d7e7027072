import { jest } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { screen, waitFor } from '@testing-library/react';
import { type OpenPage, openPage } from '../../../shared/proposals/testing/owner-page';
import { Component as CreatePage } from '../create-page';
import { Component as EditPage } from '../edit-page';

// Whole forms are filled here, on a machine that may be busy.
jest.setTimeout(90_000);

const pages = { '/create': CreatePage, '/edit/:id': EditPage };

export const openCreate = (entry = '/create'): OpenPage => openPage(entry, pages);
export const openEdit = (id = proposalFixture.id): OpenPage => openPage(`/edit/${id}`, pages);

/** The control of a label, by its words. jsdom looks a label's control up in the whole page: byLabelText is too slow here. */
export function field(label: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = [...document.querySelectorAll('label')].find((one) => wordsOf(one) === label);
    const control = found && document.getElementById(found.htmlFor);
    if (!control) throw new Error(`There is no field ${label}`);
    return control as HTMLInputElement;
  });
}

const wordsOf = (label: HTMLLabelElement): string | undefined => label.textContent?.replace(/ \*$/, '');

/** Pasted: a key at a time costs seconds a form. */
export async function fill({ user }: OpenPage, label: string, text: string): Promise<void> {
  const input = await field(label);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

/** Found by its text, which is much faster than by role in a form of this size. */
export async function press({ user }: OpenPage, name: string): Promise<void> {
  await user.click(await screen.findByText(name, { selector: 'button, button *' }));
}

/** Fills the required fields of a proposal. */
export async function fillLeast(page: OpenPage): Promise<void> {
  await fill(page, 'Nome do cliente', 'Padaria Pão & Prosa');
  await fill(page, 'E-mail do cliente', 'contato@paoeprosa.com.br');
  await page.user.selectOptions(await field('Tipo de projeto'), 'institutional');
}

export async function toPreview(page: OpenPage): Promise<void> {
  await press(page, 'Gerar Proposta Automaticamente');
  await screen.findByRole('heading', { name: 'Escolha o Template' });
  const elegant = screen.getByRole<HTMLInputElement>('radio', { name: /^Elegante/ });
  if (!elegant.checked) await page.user.click(elegant);
  await press(page, 'Continuar');
  await screen.findByRole('heading', { name: 'Prévia da proposta' });
}

/** A field's description. */
export async function shownError(label: string): Promise<string | undefined> {
  const input = await field(label);
  const id = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find((one) => one.endsWith('-error'));
  const text = id ? document.getElementById(id)?.textContent : undefined;
  return input.getAttribute('aria-invalid') === 'true' ? (text ?? undefined) : undefined;
}
