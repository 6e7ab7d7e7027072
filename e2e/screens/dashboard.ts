import type { Page } from '@playwright/test';
import { pressInMenu } from '../steps/proposal.js';
import { amend, fill, respond, goOffline, inTurn, press, refuse, see } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('marina', '/dashboard');

const row = (page: Page, client: string) =>
  page.getByRole('list', { name: new RegExp(`^Ações de Proposta para ${client}`) });
const inRow = (client: string, action: string) => (page: Page) =>
  row(page, client).getByRole('button', { name: action }).click();
const inMenu = (client: string, action: string) => (page: Page) =>
  pressInMenu(page, row(page, client), action);
const open = (client: string) => press(new RegExp(`^Proposta para ${client}`));
const develop = (stage: string) => (page: Page) =>
  page.getByLabel('Status de desenvolvimento').first().selectOption(stage);
const DEVELOPMENT = '/status-desenvolvimento';
const LIST = '/api/propostas?';
const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  if (await menu.isVisible()) await menu.click();
};
/** Forced: it is marked as disabled, but shows the reason when pressed. */
const pressDisabled = (page: Page) =>
  page.getByRole('button', { name: 'Nova Proposta', exact: true }).first().click({ force: true });
/** As for an owner without company settings, which cannot be saved now either. */
const unnamed = (page: Page) =>
  page.route('**/api/company-settings*', (route) => {
    const reading = route.request().method() === 'GET';
    const json = {
      code: reading ? 'COMPANY_NOT_FOUND' : 'UNAVAILABLE',
      error: '',
      message: '',
      requestId: 'x',
    };
    return route.fulfill({ json, status: reading ? 404 : 503 });
  });
const SENDER = 'Quem envia esta proposta?';
const REMIND = 'Cobrar resposta';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
const reminded = () => ({ lembrete_em: hoursAgo(2) });
const asked = () => ({ novo_link_pedido_em: hoursAgo(20) });
const reopen = inRow('Ferragens', 'Compartilhar');

/** The owner's list, and the dialogs that open from it. */
export const dashboardScreens: readonly Screen[] = [
  of('dashboard', { sees: 'Proposta para Clínica Vértebra', phone: true }),
  of('dashboard-changed', {
    act: inTurn(
      amend<object>('/api/propostas/stats', (own) => ({ ...own, total: 128, aceitos: 9, expirados: 114 })),
      (page) => page.reload(),
    ),
    sees: '114 expiradas',
    phone: true,
  }),
  of('dashboard-empty', { as: 'rafael', sees: 'Nenhuma proposta criada ainda' }),
  of('dashboard-start', { as: 'rafael', sees: 'Antes de enviar a primeira proposta', phone: true }),
  of('dashboard-start-note', { before: unnamed, sees: 'Agora não', phone: true }),
  of('dashboard-at-limit', { as: 'juliana', sees: 'Limitado' }),
  of('dashboard-limit-notice', { as: 'juliana', act: pressDisabled, sees: 'Limite atingido' }),
  of('dashboard-admin', {
    before: amend<object>('/api/proposal-limits', (own) => ({ ...own, isAdmin: true })),
  }),
  of('dashboard-loading', { hold: LIST, sees: 'Carregando suas propostas...' }),
  of('dashboard-error', { fail: LIST, sees: 'Tentar novamente' }),
  of('dashboard-offline', { act: goOffline }),
  of('dashboard-menu', { act: openMenu, phone: true }),
  of('dashboard-tooltip', {
    act: (page) => page.getByRole('link', { name: 'Configurações' }).last().focus(),
    sees: 'Configurações',
  }),
  of('dashboard-filtered', { path: '/dashboard?status=aceito' }),
  of('dashboard-no-hits', {
    path: '/dashboard?q=sorveteria&status=enviado',
    sees: 'Nenhuma proposta encontrada',
  }),
  of('dashboard-details', { act: open('Padaria'), sees: 'Assinada por Helena Prado', phone: true }),
  of('dashboard-details-rejected', { act: open('Ferragens'), sees: 'Proposta criada' }),
  of('dashboard-details-expired', { act: open('Moura'), sees: 'Proposta criada' }),
  of('dashboard-development', {
    before: respond(DEVELOPMENT, {}),
    act: develop('iniciado'),
    sees: 'Status atualizado!',
  }),
  of('dashboard-development-failed', {
    before: refuse(DEVELOPMENT),
    act: develop('finalizado'),
    sees: 'Não foi possível atualizar o status',
  }),
  of('dashboard-share', { act: inRow('Clínica', 'Compartilhar'), sees: 'Copiar link' }),
  of('dashboard-share-copied', {
    act: inTurn(inRow('Clínica', 'Compartilhar'), press('Copiar link')),
    sees: 'Link copiado!',
  }),
  of('dashboard-message', {
    act: inTurn(inRow('Clínica', 'Compartilhar'), (page) =>
      page.getByLabel('Mensagem').fill('Oi, doutor! Segue o que combinamos.'),
    ),
    sees: 'Voltar ao texto padrão',
    phone: true,
  }),
  of('dashboard-sender', {
    before: unnamed,
    act: inRow('Clínica', 'Compartilhar'),
    sees: SENDER,
    phone: true,
  }),
  of('dashboard-sender-errors', {
    before: unnamed,
    act: inTurn(
      inRow('Clínica', 'Compartilhar'),
      fill({ 'Seu nome ou empresa': '', 'E-mail para contato': '' }),
      press('Salvar e continuar'),
    ),
    sees: 'Informe um e-mail ou um telefone',
  }),
  of('dashboard-sender-failed', {
    before: unnamed,
    act: inTurn(inRow('Clínica', 'Compartilhar'), see(SENDER), press('Salvar e continuar')),
    sees: 'Não foi possível salvar as configurações. Tente novamente.',
  }),
  of('dashboard-reminder', { act: inMenu('Clínica', REMIND), sees: 'Enviar por e-mail', phone: true }),
  of('dashboard-reminder-failed', {
    before: refuse('/lembrete'),
    act: inTurn(inMenu('Clínica', REMIND), press('Enviar por e-mail')),
    sees: 'Não foi possível enviar o lembrete. Tente novamente.',
  }),
  of('dashboard-reminded', {
    before: amend<object[]>(LIST, (own) => own.map((one) => ({ ...one, ...reminded() }))),
    act: inMenu('Clínica', REMIND),
    sees: 'O próximo pode ser enviado a partir de',
  }),
  of('dashboard-news', {
    before: amend<object[]>(LIST, (own) => own.map((one) => ({ ...one, ...reminded(), ...asked() }))),
    sees: 'Novo link pedido',
    phone: true,
  }),
  of('dashboard-details-asked', {
    before: amend<object>('/api/propostas/', (own) => (Array.isArray(own) ? own : { ...own, ...asked() })),
    act: open('Moura'),
    sees: /^Novo link pedido em/,
    phone: true,
  }),
  of('dashboard-link', { act: inRow('Clínica', 'Link'), sees: 'Link público gerado!' }),
  of('dashboard-reopen', { act: reopen, sees: 'Gerar novo link e reabrir a proposta?' }),
  of('dashboard-actions', { act: inRow('Clínica', 'Mais ações'), sees: 'Duplicar', phone: true }),
  of('dashboard-delete', { act: inMenu('Revista', 'Excluir'), sees: 'Confirmar Exclusão' }),
  of('dashboard-delete-failed', {
    act: inTurn(inMenu('Revista', 'Excluir'), refuse('/api/propostas/*'), (page) =>
      press('Excluir')(page.getByRole('alertdialog')),
    ),
    sees: 'Não foi possível excluir a proposta.',
  }),
];
