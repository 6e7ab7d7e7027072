import { beforeEach, describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { act, screen, waitFor } from '@testing-library/react';
import { draftKey } from '../../shared/session/local-drafts';
import { dropSession } from '../../shared/session/drop-session';
import { endSession } from '../../shared/session/session-store';
import { ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { field, fill, fillLeast, openCreate, press } from './testing/wizard-page';

const DRAFT = draftKey(proposalFixture.user_id, 'create');

beforeEach(() => {
  localStorage.clear();
  ownerApi();
});

describe('draft (D39)', () => {
  it('survives a reload, with a note, and can be discarded (L20)', async () => {
    const before = openCreate();
    await fillLeast(before);
    expect(await screen.findByText('Salvo neste navegador')).toBeDefined();
    before.unmount();

    const after = openCreate();
    expect((await field('Nome do cliente')).value).toBe('Padaria Pão & Prosa');
    expect((await field('Tipo de projeto')).value).toBe('institutional');
    expect(screen.getByText('Recuperamos o que você estava escrevendo.')).toBeDefined();
    await press(after, 'Começar do zero');
    expect((await field('Nome do cliente')).value).toBe('');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('keeps the last keys when the page is closed at once', async () => {
    const before = openCreate();
    await fill(before, 'Nome do cliente', 'Ana');
    before.unmount();
    openCreate();
    expect((await field('Nome do cliente')).value).toBe('Ana');
  });

  it('keeps the template and the step in the address', async () => {
    const before = openCreate('/create?etapa=template');
    await before.user.click(await screen.findByRole('radio', { name: /^Elegante/ }));
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('elegant'));
    before.unmount();
    openCreate('/create?etapa=template');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Elegante/ })).checked).toBe(true);
  });

  it('writes nothing after a sign-out (D44)', async () => {
    const page = openCreate();
    await fill(page, 'Nome do cliente', 'Ana');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).not.toBeNull());
    await fill(page, 'Nome do cliente', 'Ana Maria');
    dropSession(() => page.unmount());
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('keeps the last keys when the session is lost while typing', async () => {
    const page = openCreate();
    await fill(page, 'Nome do cliente', 'Ana');
    act(endSession);
    expect(localStorage.getItem(DRAFT)).toContain('Ana');
  });

  it('is stored again when another tab with the same wizard has cleared it', async () => {
    const page = openCreate();
    await fill(page, 'Nome do cliente', 'Ana');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).not.toBeNull());
    localStorage.removeItem(DRAFT);
    page.unmount();
    expect(localStorage.getItem(DRAFT)).toContain('Ana');
  });
});

describe('leaving', () => {
  it('asks for confirmation while something is unsaved', async () => {
    const page = openCreate();
    await fill(page, 'Nome do cliente', 'Ana');
    await page.leaveTo('/dashboard');
    expect(await screen.findByRole('alertdialog', { name: 'Sair sem salvar a proposta?' })).toBeDefined();
    await press(page, 'Continuar editando');
    expect(page.router.state.location.pathname).toBe('/create');
    expect((await field('Nome do cliente')).value).toBe('Ana');
    await page.leaveTo('/dashboard');
    await press(page, 'Sair sem salvar');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
  });

  it('asks for no confirmation if nothing was typed, nor between the steps', async () => {
    const page = openCreate();
    await field('Nome do cliente');
    await press(page, 'Template');
    expect(await screen.findByRole('heading', { name: 'Escolha o Template' })).toBeDefined();
    await page.leaveTo('/dashboard');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
  });

  it('lets the browser ask before the page itself is left', async () => {
    const page = openCreate();
    await field('Nome do cliente');
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await fill(page, 'Nome do cliente', 'Ana');
    expect(leave()).toBe(false);
  });
});
