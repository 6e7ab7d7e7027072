import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Seen } from './components/seen';
import { Component } from './dashboard-page';

const open = () => openPage('/dashboard', { '/dashboard': Component });
const actions = () => screen.findByRole('list', { name: `Ações de ${LISTED_TITLE}` });
const words = (role: 'listitem' | 'menuitem', within_: HTMLElement) =>
  within(within_)
    .getAllByRole(role)
    .map((one) => one.textContent);
const more = async () => within(await actions()).getByRole('button', { name: 'Mais ações' });
const menu = () => screen.findByRole('menu', { name: 'Mais ações' });

describe('a row (P112)', () => {
  it('has the client’s email on the client’s line, not in the title, and everything in its tooltip (D41)', async () => {
    ownerApi([proposalFixture]);
    open();
    const title = await screen.findByRole('heading', { level: 3, name: LISTED_TITLE });
    expect(title.nextElementSibling?.textContent).toBe('Padaria Pão & Prosacontato@paoeprosa.com.br');
    expect(title.parentElement?.title).toContain(proposalFixture.titulo);
  });

  it('has sharing first, and every action with its words (P29, L13)', async () => {
    ownerApi([proposalFixture]);
    open();
    const list = await actions();
    expect(words('listitem', list)).toEqual(['Compartilhar', 'Link', 'Editar', 'Visualizar', 'Mais ações']);
    expect(
      within(list)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual([`/edit/${proposalFixture.id}`, `/view/${proposalFixture.id}`]);
  });
});

describe('the menu of a row (P112)', () => {
  const sent: Proposal = { ...proposalFixture, status: 'enviado', token: 'abc' };
  const onScreen = (wide: boolean) =>
    Object.assign(window, {
      matchMedia: () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }),
    });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  it.each([
    [true, []],
    [false, ['Link', 'Editar', 'Visualizar']],
  ])(
    'has what is rare, deleting last; on a small screen what has no icon there: wide %s',
    async (wide, first) => {
      ownerApi([sent]);
      const { user } = open();
      await actions();
      onScreen(wide);
      await user.click(await more());
      const rare = ['Cobrar resposta', 'Duplicar', 'Baixar PDF', 'Revogar link', 'Excluir'];
      expect(words('menuitem', await menu())).toEqual([...first, ...rare]);
      if (wide) return;
      const view = screen.getByRole('menuitem', { name: 'Visualizar' });
      expect(view.getAttribute('href')).toBe(`/view/${sent.id}`);
    },
  );

  it('offers another link for a signed one (D15)', async () => {
    ownerApi([{ ...sent, status: 'aceito', assinatura_confirmacao: true }]);
    const { user } = open();
    await user.click(await more());
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Substituir link' }));
    await screen.findByRole('alertdialog', { name: 'Substituir o link da proposta assinada?' });
  });

  it('opens by the keyboard with the focus on its first action, and gives the focus back, also from a dialog', async () => {
    ownerApi([sent]);
    const { user } = open();
    (await more()).focus();
    await user.keyboard('{Enter}');
    await menu();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Link'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(await more());
    await user.keyboard('{Enter}');
    await menu();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Link'));
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Excluir'));
    await user.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' });
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await more()));
  });
});

describe('views in a row (P112, D20)', () => {
  const seen = { status: 'enviado', vistas: 3, vista_ultima_em: '2026-11-30T14:00:00.000Z' } as const;
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-30T16:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('are told with the time since the last, which goes on, and its instant in São Paulo (D3)', async () => {
    const { container } = render(<Seen proposal={seen} />);
    expect(container.textContent).toBe('Vista 3×, há 2 h');
    expect(container.querySelector('time')?.title).toBe(
      '30/11/2026 11:00:00 (GMT-03:00, horário de Brasília)',
    );
    await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
    expect(container.textContent).toBe('Vista 3×, há 3 h');
  });

  it.each([
    { ...seen, status: 'rascunho' as const },
    { ...seen, vistas: 0, vista_ultima_em: null },
  ])('are nothing where there are none, and for a draft: %j', (proposal) => {
    expect(render(<Seen proposal={proposal} />).container.childElementCount).toBe(0);
  });
});
