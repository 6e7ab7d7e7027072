import { describe, expect, it, jest } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { getCompanySettings } from '@acordo/contracts/http/company/settings';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { revokeLink } from '@acordo/contracts/http/propostas/revoke-link';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { screen, waitFor, within } from '@testing-library/react';
import { at, openPage, ownerApi, statsOf } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './view-page';

const get = at(getProposal, proposalFixture.id);
const open = () => openPage(`/view/${proposalFixture.id}`, { '/view/:id': Component });

describe('owner view (P50)', () => {
  it('shows title, date, state with its own label, and the document with the company', async () => {
    ownerApi().respond(get, 200, { ...proposalFixture, status: 'enviado' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: proposalFixture.titulo })).toBeDefined();
    expect(screen.getByText('Enviada')).toBeDefined();
    expect(screen.getByText('Criado em 27/11/2026')).toBeDefined();
    expect(screen.getByRole('article', { name: 'Proposta para Padaria Pão & Prosa' }).textContent).toContain(
      'Estúdio Lume',
    );
    expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe(
      `/edit/${proposalFixture.id}`,
    );
    expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('prints', async () => {
    ownerApi().respond(get, 200, proposalFixture);
    const print = jest.fn();
    window.print = print;
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shares', async () => {
    ownerApi().respond(get, 200, proposalFixture).respond(at(generateLink, proposalFixture.id), 200, {
      publicToken: 'abc',
      link_expira_em: '2026-12-28T02:59:59.000Z',
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
    expect(await screen.findByText('Válido até 27/12/2026.')).toBeDefined();
  });

  it('shows the history and how often the client has looked', async () => {
    const seen = { vistas: 2, vista_primeira_em: '2026-11-27T18:04:00.000Z' };
    ownerApi([
      { ...proposalFixture, status: 'enviado', ...seen, vista_ultima_em: '2026-11-28T01:30:00.000Z' },
    ]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Histórico' }));
    const sheet = await screen.findByRole('dialog', { name: 'Histórico' });
    expect(await within(sheet).findByText('Proposta criada')).toBeDefined();
    expect(within(sheet).getByText('27/11/2026, 15:04')).toBeDefined();
    expect(within(sheet).getByText('27/11/2026, 22:30')).toBeDefined();
  });

  it('downloads the PDF, and shows when there is none', async () => {
    const api = ownerApi([proposalFixture]).break(at(getProposalPdf, proposalFixture.id));
    const { user, notices } = open();
    await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
    await waitFor(() => expect(notices[0]?.detail).toBe('Não foi possível gerar o PDF. Tente novamente.'));
    expect(api.callsTo(at(getProposalPdf, proposalFixture.id))).toHaveLength(1);
  });

  it('revokes the link and shows the proposal’s new state', async () => {
    const sent = { ...proposalFixture, status: 'enviado' as const, token: 'abc' };
    const api = ownerApi([sent]).respond(at(revokeLink, sent.id), 204, undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revogar link' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revogar o link público?' });
    api.respond(get, 200, proposalFixture);
    await user.click(within(question).getByRole('button', { name: 'Revogar link' }));
    expect(await screen.findByText('Rascunho')).toBeDefined();
  });

  it('offers a new link for what is signed, and a copy of anything', async () => {
    ownerApi([{ ...proposalFixture, status: 'aceito' }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Duplicar', 'Substituir link']);
  });

  // Over 5 s: the figures are fetched every 5 s.
  it('shows a signature by itself (D7)', async () => {
    const sent = { ...proposalFixture, status: 'enviado' as const };
    const api = ownerApi([sent]);
    open();
    expect(await screen.findByText('Enviada')).toBeDefined();
    const signed = { ...sent, status: 'aceito' as const };
    api.respond(get, 200, signed).respond(proposalStats, 200, statsOf([signed]));
    expect(await screen.findByText('Assinada')).toBeDefined();
  });

  it('prints the document and who signed it, not what is around', async () => {
    ownerApi([{ ...proposalFixture, status: 'rejeitado', recusa_motivo: 'Caro.' }]);
    open();
    const hidden = (element: Element | null) => element?.closest('[data-print="hide"]') !== null;
    expect(hidden(await screen.findByRole('heading', { level: 1, name: proposalFixture.titulo }))).toBe(true);
    expect(hidden(screen.getByText('Caro.'))).toBe(true);
    expect(hidden(screen.getByRole('article'))).toBe(false);
  });

  it('works before a company was saved (D40)', async () => {
    ownerApi().respond(get, 200, proposalFixture).refuse(getCompanySettings, 'COMPANY_NOT_FOUND');
    open();
    expect(await screen.findByRole('article', { name: 'Proposta para Padaria Pão & Prosa' })).toBeDefined();
  });

  it('shows who signed, when and from where', async () => {
    ownerApi().respond(get, 200, {
      ...proposalFixture,
      status: 'aceito',
      assinatura_confirmacao: true,
      assinatura_cliente_nome: 'José Antônio Ribeiro',
      assinatura_cliente_email: 'jose@paoeprosa.com.br',
      assinatura_data: '2026-11-28T01:30:00.000Z',
      assinatura_ip: '203.0.113.7',
    });
    open();
    const card = await screen.findByRole('region', { name: 'Proposta Assinada' });
    for (const text of [
      'José Antônio Ribeiro',
      'jose@paoeprosa.com.br',
      '27/11/2026, 22:30',
      '203.0.113.7',
    ]) {
      expect(card.textContent).toContain(text);
    }
    expect(screen.getByText('Assinada')).toBeDefined();
  });

  it.each(['aceito', 'rejeitado'] as const)(
    'shows no decision of one that is %s and being verified',
    async (status) => {
      ownerApi().respond(get, 200, { ...proposalFixture, status, em_verificacao: true });
      open();
      const notice = await screen.findByRole('region', { name: 'Registro em verificação' });
      expect(notice.textContent).toContain('não se baseie nela');
      expect(screen.getByText('Em verificação')).toBeDefined();
      for (const claim of ['Proposta Assinada', 'Proposta rejeitada'])
        expect(screen.queryByRole('region', { name: claim })).toBeNull();
      expect(screen.queryByText(/^(Assinada|Rejeitada)$/)).toBeNull();
    },
  );

  it('shows why the client rejected', async () => {
    ownerApi().respond(get, 200, {
      ...proposalFixture,
      status: 'rejeitado',
      recusa_motivo: 'Acima do orçamento.',
      recusa_data: '2026-11-28T12:00:00.000Z',
    });
    open();
    const card = await screen.findByRole('region', { name: 'Proposta rejeitada' });
    expect(card.textContent).toContain('Acima do orçamento.');
    expect(screen.getByText('Rejeitada')).toBeDefined();
  });

  it('has a state for not found, and one for a failed load', async () => {
    const api = ownerApi().refuse(get, 'PROPOSAL_NOT_FOUND');
    const first = open();
    expect(await screen.findByRole('heading', { name: 'Proposta não encontrada' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' })).toBeDefined();
    expect(api.callsTo(get)).toHaveLength(1);
    first.unmount();

    api.refuse(get, 'UNAVAILABLE');
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    api.respond(get, 200, proposalFixture);
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: proposalFixture.titulo })).toBeDefined();
  });
});
