import { beforeEach, describe, expect, it } from '@jest/globals';
import { documentFixture, proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { createCompanySettings, getCompanySettings } from '@acordo/contracts/http/company/settings';
import { createProposal } from '@acordo/contracts/http/propostas/create';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { act, screen, waitFor, within } from '@testing-library/react';
import { draftKey } from '../../shared/session/local-drafts';
import { at, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { catchFiles } from './testing/catch-files';
import { shownError, field, fill, fillLeast, openCreate, press, toPreview } from './testing/wizard-page';

const DRAFT = draftKey(proposalFixture.user_id, 'create');
const created = { ...proposalFixture, template: 'elegant' as const };
const lastNotice = (page: ReturnType<typeof openCreate>) => page.notices.at(-1);

beforeEach(() => localStorage.clear());

describe('create wizard (P54, P58)', () => {
  it('goes from an empty form to a saved proposal that matches the contract', async () => {
    const api = ownerApi().respond(createProposal, 201, created);
    const page = openCreate();
    await fillLeast(page);
    await page.user.type(await field('CNPJ'), '12abc34501de35');
    await fill(page, 'Número de páginas', '6');
    await page.user.click(await field('Galeria de imagens'));
    await fill(page, 'Outra funcionalidade', 'Área do cliente');
    await page.user.keyboard('{Enter}');
    await press(page, 'Aplicar sugestão');
    expect((await field('Orçamento')).value).toBe('R$ 8.550,00');
    expect((await field('Valor de Suporte e Gestão')).value).toBe('R$ 400,00');
    await page.user.click(await field('Detalhes de Hospedagem Web'));
    await page.user.paste('Cópia diária');
    await toPreview(page);
    expect(screen.getByRole('heading', { name: 'Proposta para Padaria Pão & Prosa' })).toBeDefined();
    await press(page, 'Salvar');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard'));
    expect(lastNotice(page)).toEqual({
      tone: 'success',
      title: 'Sucesso!',
      detail: 'Proposta criada com sucesso.',
    });

    const [call] = api.callsTo(createProposal);
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(call?.body).toMatchObject({ user_id: proposalFixture.user_id, status: 'rascunho' });
    expect(createProposal.body.parse(call?.body)).toMatchObject({
      titulo: 'Proposta para Padaria Pão & Prosa - contato@paoeprosa.com.br',
      cliente_cnpj: '12ABC34501DE35',
      tipo_site: 'institutional',
      paginas: 6,
      funcionalidades: ['Galeria de imagens', 'Área do cliente'],
      valor_total: '8550.00',
      servidor_web_valor: '500.00',
      servidor_web_detalhes: 'Cópia diária',
      painel_admin_valor: '0.00',
      prazo: '30 dias',
      template: 'elegant',
    });
    expect(call?.body).not.toHaveProperty('cliente_cpf');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('has its sections in order, and its button at their end (P55)', async () => {
    ownerApi();
    openCreate();
    await field('Nome do cliente');
    const wanted = [
      'Informações do Cliente',
      'Detalhes do Projeto',
      'Serviços Adicionais',
      'Funcionalidades Desejadas',
      'Informações Adicionais',
      'Gerar Proposta Automaticamente',
    ];
    const buttons = screen.getAllByRole('button').map((button) => button.textContent ?? '');
    expect(buttons.map((text) => wanted.find((name) => text.startsWith(name))).filter(Boolean)).toEqual(
      wanted,
    );
  });

  it('opens the section of the first invalid field and moves the focus there', async () => {
    ownerApi();
    const page = openCreate();
    await press(page, 'Informações do Cliente');
    expect((await field('Nome do cliente')).closest('[hidden]')).not.toBeNull();
    await press(page, 'Gerar Proposta Automaticamente');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Nome do cliente')));
    expect((await field('Nome do cliente')).closest('[hidden]')).toBeNull();
    expect(await shownError('Nome do cliente')).toBe('Nome do cliente é obrigatório');
    expect(await shownError('E-mail do cliente')).toBe('Email é obrigatório');
    expect(await shownError('Tipo de projeto')).toBe('Tipo de projeto é obrigatório');
    expect(screen.getByText('2 a corrigir')).toBeDefined();
  });

  it('shows no preview without data', async () => {
    ownerApi();
    const page = openCreate('/create?etapa=template');
    const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continuar' });
    expect(next.disabled).toBe(true);
    await page.user.click(screen.getByRole('radio', { name: /^Moderno/ }));
    await page.user.click(next);
    expect(lastNotice(page)).toEqual({
      tone: 'destructive',
      title: 'Dados incompletos',
      detail: 'Por favor, preencha o formulário antes de continuar.',
    });
    expect(screen.getByRole('heading', { name: 'Escolha o Template' })).toBeDefined();
  });

  it('goes back from the preview to the template', async () => {
    ownerApi();
    const page = openCreate();
    await fillLeast(page);
    await toPreview(page);
    await press(page, 'Voltar');
    expect(await screen.findByRole('heading', { name: 'Escolha o Template' })).toBe(document.activeElement);
  });
});

describe('when saving fails', () => {
  const ready = async () => {
    const page = openCreate();
    await fillLeast(page);
    await toPreview(page);
    await press(page, 'Salvar');
    await waitFor(() => expect(page.notices).toHaveLength(1));
    return page;
  };

  it('shows the server’s limit message, keeps the input, and retries with the same key (D49)', async () => {
    const api = ownerApi().refuse(createProposal, 'LIMIT_REACHED');
    const page = await ready();
    expect(lastNotice(page)).toMatchObject({ tone: 'destructive', title: 'Limite Atingido' });
    expect(screen.getByRole('heading', { name: 'Prévia da proposta' })).toBeDefined();
    expect(localStorage.getItem(DRAFT)).toContain('Padaria');
    api.break(createProposal);
    await press(page, 'Salvar');
    await waitFor(() => expect(page.notices).toHaveLength(2));
    expect(lastNotice(page)).toMatchObject({ title: 'Erro', detail: 'Não foi possível criar a proposta.' });
    const keys = api.callsTo(createProposal).map((call) => call.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('fails at once without a network, instead of waiting for one', async () => {
    ownerApi().break(createProposal);
    const page = openCreate();
    await fillLeast(page);
    await toPreview(page);
    act(() => void window.dispatchEvent(new Event('offline')));
    await press(page, 'Salvar');
    await waitFor(() => expect(lastNotice(page)?.detail).toBe('Não foi possível criar a proposta.'));
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('shows errors at the refused fields', async () => {
    ownerApi().refuse(createProposal, 'INVALID_FIELDS', { horas_trabalho: 'Valor inválido' });
    const page = await ready();
    expect(lastNotice(page)?.detail).toBe('Não foi possível criar a proposta.');
    await waitFor(async () => expect(await shownError('Horas de trabalho')).toBe('Valor inválido'));
    expect(document.activeElement).toBe(await field('Horas de trabalho'));
    expect((await field('Nome do cliente')).value).toBe('Padaria Pão & Prosa');
  });

  it('shows them in a section that was folded (P117)', async () => {
    ownerApi().refuse(createProposal, 'INVALID_FIELDS', { condicoes_pagamento: 'Valor inválido' });
    await ready();
    await waitFor(async () => expect(await shownError('Condições de pagamento')).toBe('Valor inválido'));
    const conditions = await field('Condições de pagamento');
    expect(conditions.closest('[hidden]')).toBeNull();
    expect(document.activeElement).toBe(conditions);
  });
});

describe('Compartilhar in the preview (D39)', () => {
  const stored = at(getProposal, created.id);
  const make = at(generateLink, created.id);

  it('saves first, moves to the edit address and shows the link', async () => {
    const api = ownerApi().respond(createProposal, 201, created).respond(stored, 200, created);
    api.respond(make, 200, { publicToken: 'abc', link_expira_em: '2026-12-28T02:59:59.000Z' });
    const page = openCreate();
    await fillLeast(page);
    await toPreview(page);
    await press(page, 'Salvar e compartilhar');
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar proposta' });
    expect(await within(dialog).findByText('Válido até 27/12/2026.')).toBeDefined();
    expect(dialog.textContent).toContain('Proposta criada com sucesso.');
    expect(page.router.state.location).toMatchObject({
      pathname: `/edit/${created.id}`,
      search: '?etapa=previa',
    });
    await page.user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(screen.getByRole('heading', { name: 'Prévia da proposta' })).toBeDefined();
    expect(page.router.state.location.state).toBeNull();
    expect(api.callsTo(createProposal)).toHaveLength(1);
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('asks there who sends it, and makes no link before (P115)', async () => {
    const api = ownerApi().respond(createProposal, 201, created).respond(stored, 200, created);
    api.refuse(getCompanySettings, 'COMPANY_NOT_FOUND');
    api.respond(make, 200, { publicToken: 'abc', link_expira_em: '2026-12-28T02:59:59.000Z' });
    const page = openCreate();
    await fillLeast(page);
    await toPreview(page);
    await press(page, 'Salvar e compartilhar');
    const dialog = await screen.findByRole('dialog', { name: 'Quem envia esta proposta?' });
    expect(dialog.textContent).toContain('Proposta criada com sucesso.');
    expect(page.router.state.location.pathname).toBe(`/edit/${created.id}`);
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('heading', { name: 'Prévia da proposta' })).toBeDefined();
    expect(page.router.state.location.state).toBeNull();
    expect(api.callsTo(make)).toEqual([]);

    await press(page, 'Salvar e compartilhar');
    await screen.findByRole('dialog', { name: 'Quem envia esta proposta?' });
    api.respond(createCompanySettings, 201, {
      ...documentFixture.empresa,
      user_id: proposalFixture.user_id,
    });
    await press(page, 'Salvar e continuar');
    expect(await screen.findByRole('link', { name: 'WhatsApp' })).toBeDefined();
    expect(api.callsTo(createProposal)).toHaveLength(1);
  });

  it('is still saved when the link cannot be made', async () => {
    ownerApi()
      .respond(createProposal, 201, created)
      .respond(stored, 200, created)
      .refuse(make, 'UNAVAILABLE');
    const page = openCreate();
    await fillLeast(page);
    await toPreview(page);
    await press(page, 'Salvar e compartilhar');
    await waitFor(() => expect(lastNotice(page)?.title).toBe('Erro ao compartilhar'));
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/edit/${created.id}`));
    expect(await screen.findByRole('heading', { name: 'Prévia da proposta' })).toBeDefined();
  });
});

describe('Exportar PDF in the preview (D39)', () => {
  it.each([
    ['gives the file', true, ['Proposta A.pdf'], 'Sucesso!'],
    ['is still saved when there is none', false, [], 'Erro'],
  ])('saves first, stays in the preview at the edit address, and %s', async (_, works, names, title) => {
    const api = ownerApi()
      .respond(createProposal, 201, created)
      .respond(at(getProposal, created.id), 200, created);
    const files = catchFiles(api, created.id);
    if (!works) api.refuse(at(getProposalPdf, created.id), 'INTERNAL');
    const page = openCreate();
    await fillLeast(page);
    await toPreview(page);
    await press(page, 'Exportar PDF');
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/edit/${created.id}`));
    expect(await screen.findByRole('heading', { name: 'Prévia da proposta' })).toBeDefined();
    expect([files, lastNotice(page)?.title]).toEqual([names, title]);
    expect(api.callsTo(createProposal)).toHaveLength(1);
  });
});
