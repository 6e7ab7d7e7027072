import { proposalFixture, publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../shared/testing/fake-api';
import '../shared/testing/patience';
import { connectToaster, type Notice } from '../shared/ui/notify';
import { Component } from './proposal-address-page';

const TOKEN = publicProposalFixture.id;
const ID = proposalFixture.id;
const link = { ...getPublicProposal, path: `/api/public/proposal/${TOKEN}` as const };
const own = { ...getProposal, path: `/api/propostas/${ID}` as const };
const older = { id: 'antiga-1', clientName: 'Padaria Aurora', budget: '3000-6000', status: 'pending' };
let api: FakeApi;
let notices: Notice[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  notices = [];
  connectToaster({ show: (notice) => notices.push(notice), settle: () => undefined });
  api = new FakeApi().install().respond(authStatus, 200, { authenticated: false, user: null });
});

function open(id: string) {
  const routes = [
    { path: '/proposal/:id', Component },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/proposal/${id}`] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}
const keep = (record: object) => localStorage.setItem('proposals', JSON.stringify([{ id: 'x' }, record]));
const kept = (): unknown => (JSON.parse(localStorage.getItem('proposals') ?? '[]') as unknown[])[1];

describe('/proposal/{id} (D23)', () => {
  it.each([
    ['a link’s token', () => api.respond(link, 200, publicProposalFixture)],
    ['the token of a link that has ended', () => api.refuse(link, 'LINK_EXPIRED')],
  ])('%s leads to the public page', async (_, prepare) => {
    prepare();
    const { router } = open(TOKEN);
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe(`/public/proposal/${TOKEN}`);
  });

  it('a link that a chat has damaged leads to the page at its own address (attack 271)', async () => {
    const damaged = `${TOKEN})\u200b`;
    const call = {
      ...getPublicProposal,
      path: `/api/public/proposal/${encodeURIComponent(damaged)}` as const,
    };
    api.respond(call, 200, publicProposalFixture);
    const { router } = open(encodeURIComponent(damaged));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe(`/public/proposal/${TOKEN}`);
  });

  it('an own id with a session leads to the owner view', async () => {
    api
      .respond(authStatus, 200, { authenticated: true, user: userFixture })
      .respond(own, 200, proposalFixture);
    const { router } = open(ID);
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe(`/view/${ID}`);
  });

  it.each([
    ['an id without a session', ID],
    ['a token that nobody knows', TOKEN],
    ['anything else', 'abc'],
  ])('%s is not found', async (_, id) => {
    api.respond(own, 200, proposalFixture);
    open(id);
    await screen.findByText('Proposta não encontrada');
    expect(api.callsTo(own)).toHaveLength(0);
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('someone else’s id is not found', async () => {
    api
      .respond(authStatus, 200, { authenticated: true, user: userFixture })
      .refuse(own, 'PROPOSAL_NOT_FOUND');
    open(ID);
    await screen.findByText('Proposta não encontrada');
  });

  it('shows a failed call, and can retry', async () => {
    api.break(link);
    const { user } = open(TOKEN);
    await screen.findByText('Não foi possível conectar ao servidor');
    api.respond(link, 200, publicProposalFixture);
    await user.click(screen.getByText('Tentar novamente'));
    await screen.findByText('elsewhere');
  });

  it('shows what this browser has stored, also without a network', async () => {
    keep({ ...older, id: TOKEN });
    api.break(link);
    open(TOKEN);
    await screen.findByText('Revisão da Proposta');
  });
});

describe('Revisão da Proposta (P39)', () => {
  it('is accepted with name, email and agreement, in this browser alone', async () => {
    keep(older);
    const { user } = open(older.id);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Aceitar Proposta' });
    expect(screen.getByText('R$ 4.500')).toBeDefined();
    await user.type(screen.getByLabelText('Nome'), ' Marina Duarte ');
    await user.type(screen.getByLabelText('E-mail'), 'marina@aurora.com.br');
    expect(button.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox'));
    expect(button.disabled).toBe(false);
    await user.click(button);
    const heading = (await screen.findByText('Proposta Aceita!')).closest('h2');
    expect(document.activeElement).toBe(heading);
    expect(document.querySelector('main')?.textContent).toMatch(
      /Marina Duarte em \d\d\/\d\d\/\d{4}, \d\d:\d\d/,
    );
    expect(kept()).toMatchObject({ ...older, status: 'accepted', signerName: 'Marina Duarte' });
    expect(api.seen).toEqual([]);
  });

  it('is refused with or without a reason, one click further', async () => {
    keep(older);
    const { user } = open(older.id);
    await user.click(await screen.findByText('Recusar Proposta'));
    await user.click(screen.getByText('Cancelar'));
    await user.click(screen.getByText('Recusar Proposta'));
    expect(document.activeElement).toBe(screen.getByLabelText('Motivo da recusa'));
    await user.click(screen.getByText('Confirmar Recusa'));
    await screen.findByText('Proposta Recusada');
    expect(kept()).toMatchObject({ status: 'rejected', rejectionReason: 'Não informado' });
  });

  it('shows a message when this browser has nothing stored', async () => {
    localStorage.setItem('proposal-antiga-1', JSON.stringify(older));
    const { user } = open(older.id);
    await user.type(await screen.findByLabelText('Nome'), 'Marina');
    await user.type(screen.getByLabelText('E-mail'), 'm@aurora.com.br');
    await user.click(screen.getByRole('checkbox'));
    localStorage.clear();
    await user.click(screen.getByText('Aceitar Proposta'));
    await waitFor(() => expect(notices[0]?.title).toBe('Erro ao assinar a proposta. Tente novamente.'));
    expect(screen.getByText('Responder à Proposta')).toBeDefined();
  });
});
