import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { screen, waitFor } from '@testing-library/react';
import { LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const other: Proposal = {
  ...proposalFixture,
  id: '7f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b22',
  titulo: 'Proposta para Clínica',
  status: 'enviado',
};
const all = [proposalFixture, other];

/** Responds like the server; also returns the received queries. */
function filteringApi() {
  const api = ownerApi(all);
  return api.reply(listProposals, () => {
    const search = new URL(api.callsTo(listProposals).at(-1)?.url ?? '', 'http://x').searchParams;
    const [status, q] = [search.get('status'), search.get('q')?.toLowerCase() ?? ''];
    const found = all.filter(
      (one) => (!status || one.status === status) && one.titulo.toLowerCase().includes(q),
    );
    return new Response(JSON.stringify(found));
  });
}
const open = (path = '/dashboard') => openPage(path, { '/dashboard': Component });
const titles = () =>
  Array.from(document.querySelectorAll('[role=listitem] h3'), (heading) => heading.textContent);
const search = () => screen.findByRole('searchbox', { name: 'Buscar propostas' });
const status = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Filtrar por status' });

describe('search and status filter', () => {
  it('filter the list and are in the address', async () => {
    filteringApi();
    const { user, router } = open();
    await waitFor(() => expect(titles()).toHaveLength(2));
    await user.type(await search(), ' clínica ');
    await waitFor(() => expect(titles()).toEqual([other.titulo]));
    expect(router.state.location.search).toBe('?q=cl%C3%ADnica');
    expect(screen.getByText('1 proposta(s) encontrada(s).')).toBeDefined();
    await user.selectOptions(await status(), 'Enviados');
    await waitFor(() => expect(router.state.location.search).toBe('?q=cl%C3%ADnica&status=enviado'));
    await waitFor(() => expect(titles()).toEqual([other.titulo]));
    // Back leaves the dashboard, without a step for every letter.
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('are read from the address', async () => {
    const api = filteringApi();
    open('/dashboard?status=enviado&q=proposta');
    await waitFor(() => expect(titles()).toEqual([other.titulo]));
    expect((await status()).value).toBe('enviado');
    expect((await search()).getAttribute('value')).toBe('proposta');
    const [call] = api.callsTo(listProposals);
    expect(new URL(call?.url ?? '', 'http://x').search).toBe(
      `?userId=${proposalFixture.user_id}&limit=50&status=enviado&q=proposta`,
    );
  });

  it('search once after a pause, not at every letter, and at once on Enter', async () => {
    const api = filteringApi();
    const { user } = open();
    await waitFor(() => expect(titles()).toHaveLength(2));
    await user.type(await search(), 'padaria{Enter}');
    await waitFor(() => expect(titles()).toEqual([LISTED_TITLE]));
    expect(api.callsTo(listProposals)).toHaveLength(2);
  });

  it('keep the rows until others are loaded', async () => {
    const api = filteringApi();
    const { user } = open();
    await waitFor(() => expect(titles()).toHaveLength(2));
    let finish = (): void => {};
    const response = new Promise<Response>((resolve) => {
      finish = () => resolve(new Response(JSON.stringify([other])));
    });
    api.reply(listProposals, () => response);
    await user.selectOptions(await status(), 'Enviados');
    await waitFor(() => expect(api.callsTo(listProposals)).toHaveLength(2));
    expect(titles()).toHaveLength(2);
    expect(screen.queryByText('Carregando suas propostas...')).toBeNull();
    finish();
    await waitFor(() => expect(titles()).toEqual([other.titulo]));
  });

  it('show that nothing was found, with a button to clear the filter', async () => {
    filteringApi();
    const { user, router } = open('/dashboard?q=zzz');
    expect(await screen.findByRole('heading', { name: 'Nenhuma proposta encontrada' })).toBeDefined();
    expect(screen.queryByText('Nenhuma proposta criada ainda')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(router.state.location.search).toBe('');
    expect((await search()).getAttribute('value')).toBe('');
  });

  it('are not shown if nothing was created', async () => {
    ownerApi();
    open();
    await screen.findByText('Nenhuma proposta criada ainda');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
