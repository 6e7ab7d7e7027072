import { beforeEach, describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { duplicateProposal } from '@acordo/contracts/http/propostas/duplicate';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { updateProposal } from '@acordo/contracts/http/propostas/update';
import { screen, waitFor, within } from '@testing-library/react';
import { at, ownerApi } from '../../shared/proposals/testing/owner-page';
import { draftKey } from '../../shared/session/local-drafts';
import '../../shared/testing/patience';
import { catchFiles } from './testing/catch-files';
import { field, fill, openEdit, press, toPreview } from './testing/wizard-page';

const stored = { ...proposalFixture, versao: 3 };
const get = at(getProposal, stored.id);
const put = at(updateProposal, stored.id);
const copy = { ...stored, id: '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b22', versao: 1 };
const duplicate = at(duplicateProposal, stored.id);
const changed = { ...stored, cliente_nome: 'Outra Padaria', versao: 4 };
const lastNotice = (page: ReturnType<typeof openEdit>) => page.notices.at(-1);

beforeEach(() => localStorage.clear());

describe('edit wizard (P54, P58)', () => {
  it('is prefilled, and sends everything with its version', async () => {
    const api = ownerApi().respond(get, 200, stored).respond(put, 200, changed);
    const page = openEdit();
    expect(screen.getByText('Carregando proposta...')).toBeDefined();
    expect((await field('CNPJ')).value).toBe('11.222.333/0001-81');
    expect((await field('Orçamento')).value).toBe('R$ 11.200,00');
    expect((await field('Prazo')).value).toBe('30-dias');
    await fill(page, 'Nome do cliente', 'Outra Padaria');
    await fill(page, 'Domínio', ' ');
    await toPreview(page);
    await press(page, 'Salvar');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
    expect(lastNotice(page)).toEqual({
      tone: 'success',
      title: 'Proposta atualizada!',
      detail: 'Proposta atualizada com sucesso.',
    });
    const body = api.callsTo(put)[0]?.body;
    expect(body).toMatchObject({
      titulo: 'Proposta para Outra Padaria - contato@paoeprosa.com.br',
      cliente_cpf: '',
      cliente_dominio: '',
      valor_total: '11200.00',
      versao: 3,
    });
    expect(updateProposal.body.safeParse(body).success).toBe(true);
  });

  it.each([
    ['enviado', 1],
    ['rascunho', 0],
    ['expirado', 0],
    ['rejeitado', 0],
  ] as const)('says whether the client sees a change at once: %s', async (status, times) => {
    ownerApi().respond(get, 200, { ...stored, status });
    openEdit();
    await field('Orçamento');
    expect(screen.queryAllByText(/O cliente verá a mudança na hora\.$/)).toHaveLength(times);
  });

  it('leaves with a notice if there is no such proposal', async () => {
    ownerApi().refuse(get, 'PROPOSAL_NOT_FOUND');
    const page = openEdit();
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
    expect(page.notices).toEqual([
      {
        tone: 'destructive',
        title: 'Proposta não encontrada',
        detail: 'A proposta que você está tentando editar não foi encontrada.',
      },
    ]);
  });

  it('offers a retry when it cannot be loaded', async () => {
    const api = ownerApi().break(get);
    const page = openEdit();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    api.respond(get, 200, stored);
    await page.user.click(again);
    expect((await field('Nome do cliente')).value).toBe('Padaria Pão & Prosa');
  });

  it('does not begin on a signed proposal', async () => {
    ownerApi().respond(get, 200, { ...stored, status: 'aceito' });
    openEdit();
    expect(await screen.findByRole('heading', { name: 'Proposta assinada' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('offers a copy of a signed one (D14)', async () => {
    const api = ownerApi()
      .respond(get, 200, { ...stored, status: 'aceito' })
      .respond(duplicate, 201, copy);
    api.respond(at(getProposal, copy.id), 200, copy);
    const page = openEdit();
    await page.user.click(await screen.findByRole('button', { name: 'Duplicar' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/edit/${copy.id}`));
    expect((await field('Nome do cliente')).value).toBe('Padaria Pão & Prosa');
  });
});

describe('when another tab was faster', () => {
  it('shows it, keeps what was typed, and lets its owner choose after reloading (D17)', async () => {
    const api = ownerApi().respond(get, 200, stored).refuse(put, 'STALE_VERSION');
    const page = openEdit();
    await fill(page, 'Nome do cliente', 'O meu nome');
    await toPreview(page);
    await press(page, 'Salvar');
    await waitFor(() =>
      expect(lastNotice(page)?.detail).toBe(
        'Esta proposta foi alterada em outra aba. Recarregue para não perder nada.',
      ),
    );
    api.respond(get, 200, { ...stored, cliente_nome: 'O nome deles', versao: 4 }).respond(put, 200, changed);
    localStorage.removeItem(draftKey(stored.user_id, `edit:${stored.id}`)); // as the other tab did on saving
    await press(page, 'Recarregar');
    await press(page, 'Continuar com as minhas alterações');
    await press(page, 'Salvar');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
    expect(api.callsTo(put).at(-1)?.body).toMatchObject({ cliente_nome: 'O meu nome', versao: 4 });
  });

  it('uses the stored version if its owner chooses that', async () => {
    const api = ownerApi().respond(get, 200, stored).refuse(put, 'STALE_VERSION');
    const page = openEdit();
    await fill(page, 'Nome do cliente', 'O meu nome');
    await toPreview(page);
    await press(page, 'Salvar');
    api.respond(get, 200, { ...stored, cliente_nome: 'O nome deles', versao: 4 });
    await press(page, 'Recarregar');
    await press(page, 'Usar a versão atual');
    expect((await field('Nome do cliente')).value).toBe('O nome deles');
  });

  it('offers a link back when the client has signed meanwhile (423)', async () => {
    ownerApi().respond(get, 200, stored).refuse(put, 'LOCKED');
    const page = openEdit();
    await fill(page, 'Nome do cliente', 'Tarde demais');
    await toPreview(page);
    await press(page, 'Salvar');
    const dialog = await screen.findByRole('dialog', { name: 'Proposta assinada' });
    // Shown in the dialog, not as a toast that would cover it.
    expect(page.notices).toEqual([]);
    await page.user.click(within(dialog).getByRole('button', { name: 'Voltar ao Dashboard' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
  });
});

it('moves what was typed into a copy when the client has signed meanwhile (D14)', async () => {
  const api = ownerApi().respond(get, 200, stored).refuse(put, 'LOCKED').respond(duplicate, 201, copy);
  api.respond(at(getProposal, copy.id), 200, copy);
  const page = openEdit();
  await fill(page, 'Nome do cliente', 'Tarde demais');
  await toPreview(page);
  await press(page, 'Salvar');
  const dialog = await screen.findByRole('dialog', { name: 'Proposta assinada' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Duplicar' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/edit/${copy.id}`));
  expect(await screen.findByText('Recuperamos o que você estava escrevendo.')).toBeDefined();
  expect((await field('Nome do cliente')).value).toBe('Tarde demais');
});

describe('Exportar PDF while editing (D39)', () => {
  it('saves only what changed, then requests the document', async () => {
    const api = ownerApi().respond(get, 200, stored).respond(put, 200, changed);
    const files = catchFiles(api, stored.id);
    const page = openEdit();
    await field('Nome do cliente');
    await press(page, 'Prévia');
    await press(page, 'Exportar PDF');
    await waitFor(() => expect(files).toEqual(['Proposta A.pdf']));
    expect(api.callsTo(put)).toHaveLength(0);
    await press(page, 'Briefing');
    await fill(page, 'Nome do cliente', 'Outra Padaria');
    await press(page, 'Prévia');
    await press(page, 'Exportar PDF');
    await waitFor(() => expect(files).toHaveLength(2));
    expect([api.callsTo(put).length, lastNotice(page)?.title]).toEqual([1, 'Proposta atualizada!']);
    expect(page.router.state.location.pathname).toBe(`/edit/${stored.id}`);
  });
});

describe('Compartilhar while editing (D39)', () => {
  const make = at(generateLink, stored.id);
  const LINK = { publicToken: 'abc', link_expira_em: '2026-12-28T02:59:59.000Z' };

  it('saves only what changed, then makes the link', async () => {
    const api = ownerApi().respond(get, 200, stored).respond(put, 200, changed).respond(make, 200, LINK);
    const page = openEdit();
    await field('Nome do cliente');
    await press(page, 'Prévia');
    await press(page, 'Salvar e compartilhar');
    await page.user.click(await screen.findByRole('button', { name: 'Fechar' }));
    expect(api.callsTo(put)).toHaveLength(0);

    await press(page, 'Briefing');
    await fill(page, 'Nome do cliente', 'Outra Padaria');
    await press(page, 'Prévia');
    await press(page, 'Salvar e compartilhar');
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar proposta' });
    expect(await within(dialog).findByLabelText('Link público')).toBeDefined();
    expect(api.callsTo(put)).toHaveLength(1);
    await page.user.click(within(dialog).getByRole('button', { name: 'Fechar' }));

    // Saved, so leaving needs no confirmation.
    await page.leaveTo('/dashboard');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
  });

  it('confirms before it reopens a rejected proposal (D14)', async () => {
    ownerApi()
      .respond(get, 200, { ...stored, status: 'rejeitado' })
      .respond(make, 200, LINK);
    const page = openEdit();
    await field('Nome do cliente');
    await press(page, 'Prévia');
    await press(page, 'Salvar e compartilhar');
    expect(
      await screen.findByRole('alertdialog', { name: 'Gerar novo link e reabrir a proposta?' }),
    ).toBeDefined();
  });
});
