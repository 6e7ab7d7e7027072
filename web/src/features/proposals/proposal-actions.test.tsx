import { beforeEach, describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { duplicateProposal } from '@acordo/contracts/http/propostas/duplicate';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { revokeLink } from '@acordo/contracts/http/propostas/revoke-link';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  at,
  limitsFixture,
  LISTED_TITLE,
  openPage,
  ownerApi,
} from '../../shared/proposals/testing/owner-page';
import { startSession } from '../../shared/session/session-store';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const sent: Proposal = { ...proposalFixture, status: 'enviado', token: 'abc' };
const signed: Proposal = { ...proposalFixture, status: 'aceito', assinatura_confirmacao: true, token: 'abc' };
const copy: Proposal = { ...proposalFixture, id: '7f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b22' };
const duplicate = at(duplicateProposal, proposalFixture.id);
const pdf = at(getProposalPdf, proposalFixture.id);
const revoke = at(revokeLink, proposalFixture.id);
const link = at(generateLink, proposalFixture.id);

async function openSheet() {
  const page = openPage('/dashboard', { '/dashboard': Component });
  await page.user.click(await screen.findByRole('button', { name: LISTED_TITLE }));
  const actions = await screen.findByRole('list', { name: 'Mais ações' });
  const press = (name: string) => page.user.click(within(actions).getByRole('button', { name }));
  const names = within(actions)
    .getAllByRole('button')
    .map((button) => button.textContent);
  return { ...page, press, names };
}

describe('Duplicar', () => {
  it('makes a copy and opens it to be edited; a retry keeps its key (D49)', async () => {
    const api = ownerApi([sent]).break(duplicate);
    const { press, notices, router } = await openSheet();
    await press('Duplicar');
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        tone: 'destructive',
        title: 'Erro',
        detail: 'Não foi possível duplicar a proposta.',
      }),
    );
    api.respond(duplicate, 201, copy);
    await press('Duplicar');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/edit/${copy.id}`));
    expect(notices.at(-1)?.title).toBe('Proposta duplicada!');
    const keys = api.callsTo(duplicate).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows at the limit that it is reached, and makes no call (D13)', async () => {
    const api = ownerApi([sent]).respond(proposalLimits, 200, {
      ...limitsFixture,
      proposalCount: 3,
      canCreateProposal: false,
    });
    const { press, notices } = await openSheet();
    await screen.findByText('Limitado');
    await press('Duplicar');
    expect(notices).toEqual([
      {
        tone: 'destructive',
        title: 'Limite atingido',
        detail: 'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.',
      },
    ]);
    expect(api.callsTo(duplicate)).toEqual([]);
  });

  it('shows the server’s limit with its text (D45), and refetches the limits', async () => {
    const api = ownerApi([sent]).reply(duplicate, () => {
      const message =
        'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.';
      const body = { error: 'Limite de propostas atingido', message, code: 'LIMIT_REACHED', requestId: 'r' };
      return new Response(JSON.stringify(body), { status: 403 });
    });
    const { press, notices } = await openSheet();
    const before = api.callsTo(proposalLimits).length;
    await press('Duplicar');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      title: 'Limite Atingido',
      detail: 'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.',
    });
    await waitFor(() => expect(api.callsTo(proposalLimits).length).toBeGreaterThan(before));
  });
});

describe('Baixar PDF', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:acordo';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(`${this.download} ${this.href}`);
    };
  });

  it('saves the file with the server’s name', async () => {
    ownerApi([signed]).reply(pdf, () => {
      const headers = { 'content-disposition': "attachment; filename*=UTF-8''P%C3%A3o.pdf" };
      return new Response('%PDF-1.7', { headers });
    });
    const { press, notices } = await openSheet();
    await press('Baixar PDF');
    await waitFor(() => expect(saved).toEqual(['Pão.pdf blob:acordo']));
    expect(notices).toEqual([]);
  });

  it('shows the error, and Retry-After if the server sends it', async () => {
    const api = ownerApi([signed]).break(pdf);
    const { press, notices } = await openSheet();
    await press('Baixar PDF');
    await waitFor(() =>
      expect(notices.at(-1)?.detail).toBe('Não foi possível gerar o PDF. Tente novamente.'),
    );
    api.refuse(pdf, 'BUSY');
    await press('Baixar PDF');
    await waitFor(() => expect(notices.at(-1)?.detail).toContain('Há muitos pedidos em andamento agora.'));
    expect(saved).toEqual([]);
  });
});

describe('Revogar link', () => {
  it('confirms first, and shows the result (D14)', async () => {
    const api = ownerApi([sent]).respond(revoke, 204, undefined);
    const { press, user, notices, names } = await openSheet();
    expect(names).toEqual(['Cobrar resposta', 'Baixar PDF', 'Duplicar', 'Revogar link']);
    await press('Revogar link');
    const question = await screen.findByRole('alertdialog', { name: 'Revogar o link público?' });
    expect(question.textContent).toContain('ela volta a ser um rascunho');
    expect(api.callsTo(revoke)).toEqual([]);
    const lists = api.callsTo(listProposals).length;
    await user.click(within(question).getByRole('button', { name: 'Revogar link' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(notices).toEqual([
      { tone: 'success', title: 'Link revogado!', detail: 'O link público não funciona mais.' },
    ]);
    await waitFor(() => expect(api.callsTo(listProposals).length).toBeGreaterThan(lists));
  });

  it('stays open if it failed, and closes if the client was faster', async () => {
    const api = ownerApi([sent]).break(revoke);
    const { press, user, notices } = await openSheet();
    await press('Revogar link');
    const question = await screen.findByRole('alertdialog');
    const confirm = within(question).getByRole('button', { name: 'Revogar link' });
    await user.click(confirm);
    await waitFor(() => expect(notices.at(-1)?.detail).toBe('Não foi possível revogar o link.'));
    expect(screen.getByRole('alertdialog')).toBeDefined();
    api.refuse(revoke, 'STATE_CONFLICT');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(notices.at(-1)?.detail).toBe('Esta ação não é possível no estado atual da proposta.');
  });

  it('is not offered without a link', async () => {
    ownerApi([proposalFixture]);
    expect((await openSheet()).names).toEqual(['Baixar PDF', 'Duplicar']);
  });
});

describe('Substituir link', () => {
  const NEW = { publicToken: 'novo', link_expira_em: '2026-12-28T02:59:59.000Z' };

  it('confirms first, then shows the new link of a signed proposal, which does not expire (D15)', async () => {
    const api = ownerApi([signed]).respond(link, 200, NEW);
    const { press, user, names } = await openSheet();
    expect(names).toEqual(['Baixar PDF', 'Duplicar', 'Substituir link']);
    await press('Substituir link');
    const question = await screen.findByRole('alertdialog', {
      name: 'Substituir o link da proposta assinada?',
    });
    await user.click(within(question).getByRole('button', { name: 'Substituir link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar proposta' });
    const field = await within(dialog).findByLabelText<HTMLInputElement>('Link público');
    expect(field.value).toMatch(/\/public\/proposal\/novo$/);
    expect(dialog.textContent).toContain('Você e o cliente recebem o novo link por e-mail.');
    expect(dialog.textContent).not.toContain('Válido até');
    expect(api.callsTo(link).map(({ body }) => body)).toEqual([{ novo: true }]);
  });

  it('shows an owner without a confirmed email that the client is not notified (D29)', async () => {
    ownerApi([signed]).respond(link, 200, NEW);
    const { press, user } = await openSheet();
    act(() => startSession({ ...userFixture, email_confirmado: false }));
    await press('Substituir link');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('O cliente não é avisado');
    await user.click(within(question).getByRole('button', { name: 'Substituir link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar proposta' });
    expect(dialog.textContent).toContain('Envie o novo link ao cliente');
    expect(dialog.textContent).not.toContain('recebem');
  });

  it('shows when none could be made', async () => {
    ownerApi([signed]).break(link);
    const { press, user, notices } = await openSheet();
    await press('Substituir link');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Substituir link' }));
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        tone: 'destructive',
        title: 'Erro ao gerar link',
        detail: 'Não foi possível gerar o link público. Tente novamente.',
      }),
    );
  });
});
