import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { deleteProposal } from '@acordo/contracts/http/propostas/delete';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { screen, waitFor, within } from '@testing-library/react';
import {
  at,
  limitsFixture,
  LISTED_TITLE,
  openPage,
  ownerApi,
  statsOf,
} from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const open = () => openPage('/dashboard', { '/dashboard': Component });
const sent = { ...proposalFixture, status: 'enviado' as const, token: 'abc' };
const rowActions = () => screen.findByRole('list', { name: `Ações de ${LISTED_TITLE}` });
const figure = (label: string) =>
  within(screen.getByLabelText('Resumo das propostas')).getByText(label).nextElementSibling?.textContent;
const figureNames = () =>
  within(screen.getByLabelText('Resumo das propostas'))
    .getAllByRole('term')
    .map((term) => term.textContent);

describe('dashboard', () => {
  it('greets, counts and lists with its texts (P25, P26, P28, L12)', async () => {
    const api = ownerApi([proposalFixture]);
    open();
    expect(screen.getByText('Carregando suas propostas...')).toBeDefined();
    const row = (await rowActions()).closest('[role=listitem]');
    expect(row?.textContent).toContain('Site Institucional');
    for (const text of ['Rascunho', 'R$ 11.200,00', '27/11/2026', 'Sistema de contato', '+2 mais']) {
      expect(row?.textContent).toContain(text);
    }
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Olá, Marina');
    await waitFor(() => expect(figure('Rascunhos')).toBe('1'));
    expect(figure('Total')).toBe('1');
    expect(figureNames()).toEqual(['Total', 'Rascunhos', 'Enviados', 'Aceitos', 'Rejeitados']);
    expect(await screen.findByText('Propostas: 1/3')).toBeDefined();
    expect(screen.getByText('Você ainda pode criar 2 proposta(s) gratuita(s).')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    const [call] = api.callsTo(listProposals);
    expect(new URL(call?.url ?? '', 'http://x').search).toBe(`?userId=${proposalFixture.user_id}&limit=50`);
    expect(api.callsTo(proposalLimits)[0]?.url).toContain(`userId=${proposalFixture.user_id}`);
  });

  it('has one button if nothing was created (P28, L8)', async () => {
    ownerApi();
    const { router, user } = open();
    await user.click(await screen.findByRole('link', { name: 'Criar Primeira Proposta' }));
    expect(screen.queryByText('Nenhuma proposta criada ainda')).toBeNull();
    expect(router.state.location.pathname).toBe('/create');
  });

  it('shows that the list cannot be loaded, and retries', async () => {
    const api = ownerApi().refuse(listProposals, 'UNAVAILABLE');
    const { notices, user } = open();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(notices).toEqual([
      {
        tone: 'destructive',
        title: 'Erro',
        detail: 'Não foi possível carregar as propostas. Faça login novamente.',
      },
    ]);
    api.respond(listProposals, 200, [proposalFixture]);
    await user.click(again);
    expect(await rowActions()).toBeDefined();
  });

  it('shows that storage is nearly full, and what frees some (docs/decisions/0029)', async () => {
    const storage = { used: 42_300_000, max: 50_000_000, nearlyFull: true };
    ownerApi().respond(proposalLimits, 200, { ...limitsFixture, storage });
    const { notices } = open();
    const note = await screen.findByRole('region', { name: 'Espaço da conta' });
    expect(note.textContent).toContain('O espaço da sua conta está acabandoExclua propostas');
    expect(note.textContent).toContain('42,3 MB de 50 MB');
    expect(screen.getByRole('progressbar', { name: 'Espaço da conta' }).className).toContain('text-warn');
    const way = within(note).getByRole('link', { name: 'Escolher o que excluir' });
    const list = document.getElementById(way.getAttribute('href')?.slice(1) ?? '');
    expect([list?.textContent, list?.tabIndex]).toEqual(['Suas Propostas', -1]);
    expect(notices).toEqual([]);
  });

  it('shows that storage is full, and nothing while there is enough', async () => {
    const storage = { used: 50_400_000, max: 50_000_000, nearlyFull: true };
    ownerApi().respond(proposalLimits, 200, { ...limitsFixture, storage });
    const { notices } = open();
    const note = await screen.findByRole('region', { name: 'Espaço da conta' });
    expect(note.textContent).toContain('O espaço da sua conta está cheioPara salvar de novo, exclua');
    expect(screen.getByRole('progressbar', { name: 'Espaço da conta' }).className).toContain('text-bad');
    expect(notices).toEqual([]);
  });

  it('shows nothing of storage while there is enough', async () => {
    ownerApi();
    open();
    expect(await screen.findByText('Propostas: 1/3')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Espaço da conta' })).toBeNull();
  });

  it('stops at the limit, with a toast instead of navigating (P19)', async () => {
    ownerApi().respond(proposalLimits, 200, { ...limitsFixture, proposalCount: 3, canCreateProposal: false });
    const { router, notices, user } = open();
    const button = await screen.findByRole('button', { name: 'Nova Proposta' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(notices).toEqual([
      {
        tone: 'destructive',
        title: 'Limite atingido',
        detail: 'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.',
      },
    ]);
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.getByText('Limitado')).toBeDefined();
    expect(
      screen.getByText('Limite atingido. Entre em contato para liberar propostas ilimitadas.'),
    ).toBeDefined();
  });

  it('shows administrators no banner and their panel', async () => {
    ownerApi().respond(proposalLimits, 200, { ...limitsFixture, proposalCount: 9, isAdmin: true });
    open();
    const admin = await screen.findByRole('link', { name: 'Admin' });
    expect(admin.getAttribute('href')).toBe('/vitamina');
    expect(screen.queryByText('Propostas: 9/3')).toBeNull();
    expect(screen.getByRole('link', { name: 'Nova Proposta' })).toBeDefined();
  });

  it('fetches page after page by the Link header (D7)', async () => {
    const second = { ...proposalFixture, id: '7f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b22', titulo: 'A segunda' };
    const api = ownerApi();
    api.reply(listProposals, () => {
      const next = { link: '</api/propostas?limit=50&cursor=c2>; rel="next"' };
      const last = api.callsTo(listProposals).at(-1)?.url.includes('cursor=c2');
      return new Response(JSON.stringify([last ? second : proposalFixture]), { headers: last ? {} : next });
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Carregar mais propostas' }));
    expect(await screen.findByText('A segunda')).toBeDefined();
    expect(screen.getByText(LISTED_TITLE)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Carregar mais propostas' })).toBeNull();
  });

  it('shows a signature by itself: the list is refetched with the figures', async () => {
    const api = ownerApi([sent]);
    open();
    expect((await rowActions()).closest('[role=listitem]')?.textContent).toContain('Enviado');
    const signed = { ...sent, status: 'aceito' as const, assinatura_confirmacao: true };
    api.respond(listProposals, 200, [signed]).respond(proposalStats, 200, statsOf([signed]));
    expect(await screen.findByText('Assinada Digitalmente')).toBeDefined();
    expect(figure('Aceitos')).toBe('1');
  });

  it('shows the first proposal without a reload, although an empty list has no visible rows', async () => {
    const api = ownerApi();
    open();
    await screen.findByText('Nenhuma proposta criada ainda');
    api.respond(listProposals, 200, [sent]).respond(proposalStats, 200, statsOf([sent]));
    expect(await rowActions()).toBeDefined();
  });
});

describe('deleting', () => {
  const ask = async (page: ReturnType<typeof open>) => {
    await page.user.click(within(await rowActions()).getByRole('button', { name: 'Mais ações' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    return screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' });
  };
  const remove = at(deleteProposal, proposalFixture.id);

  it('confirms first, closes only when it succeeded, and refetches the limits (P90, P11)', async () => {
    const api = ownerApi([proposalFixture]).refuse(remove, 'UNAVAILABLE');
    const page = open();
    const dialog = await ask(page);
    expect(dialog.textContent).toContain(
      `Tem certeza que deseja excluir a proposta "${proposalFixture.titulo}"? Esta ação não pode ser desfeita.`,
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(page.notices.at(-1)?.detail).toBe('Não foi possível excluir a proposta.'));
    expect(screen.getByRole('alertdialog')).toBeDefined();

    const limitsBefore = api.callsTo(proposalLimits).length;
    api
      .respond(remove, 204, undefined)
      .respond(listProposals, 200, [])
      .respond(proposalStats, 200, statsOf([]));
    await page.user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Nenhuma proposta criada ainda')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.notices.at(-1)).toMatchObject({ tone: 'success', detail: 'Proposta excluída com sucesso.' });
    // Once invalidated, and once more 100 ms later (P11).
    await waitFor(() => expect(api.callsTo(proposalLimits).length).toBe(limitsBefore + 2));
  });

  it('shows what stays: it counts (D13), and what was signed can still be read (D21)', async () => {
    ownerApi([proposalFixture]);
    const draft = await ask(open());
    expect(draft.textContent).toContain('propostas excluídas continuam contando no limite do mês');
    expect(draft.textContent).not.toContain('assinado');
  });

  it('shows for a signed one that its document stays readable (D21)', async () => {
    ownerApi([{ ...proposalFixture, status: 'aceito', assinatura_confirmacao: true }]);
    expect((await ask(open())).textContent).toContain('o documento assinado continua acessível');
  });

  it('removes the row at once, and restores it if the server refuses (L7)', async () => {
    let finish = (): void => {};
    const other = { ...proposalFixture, id: '7f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b22', titulo: 'A segunda' };
    const api = ownerApi([proposalFixture, other]);
    api.reply(
      remove,
      () => new Promise((_resolve, reject) => (finish = () => reject(new TypeError('Failed to fetch')))),
    );
    const page = open();
    const dialog = await ask(page);
    const titles = () =>
      Array.from(document.querySelectorAll('[role=listitem] h3'), (heading) => heading.textContent);
    expect(titles()).toEqual([LISTED_TITLE, 'A segunda']);
    await page.user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(titles()).toEqual(['A segunda']));
    finish();
    await waitFor(() => expect(titles()).toEqual([LISTED_TITLE, 'A segunda']));
    expect(page.notices.at(-1)).toMatchObject({
      title: 'Erro',
      detail: 'Não foi possível excluir a proposta.',
    });
  });

  it('moves the focus to the list when the focused row is removed', async () => {
    const api = ownerApi([proposalFixture]).respond(remove, 204, undefined);
    const page = open();
    const dialog = await ask(page);
    api.respond(listProposals, 200, []);
    await page.user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Suas Propostas'));
  });

  it('leaves everything as it is on Cancelar', async () => {
    const api = ownerApi([proposalFixture]);
    const page = open();
    await page.user.click(within(await ask(page)).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(remove)).toEqual([]);
  });
});
