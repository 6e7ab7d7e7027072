import { amend, goOffline, inTurn, refuse, reload, see } from './acts.mjs';

const path = () => '/dashboard';

/** @type {(client: string, action: string) => (page: import('@playwright/test').Page) => Promise<void>} */
const inRow = (client, action) => (page) =>
  page
    .getByRole('list', { name: new RegExp(`^Ações de Proposta para ${client}`) })
    .getByRole('button', { name: action })
    .click();
/** @type {(client: string) => (page: import('@playwright/test').Page) => Promise<void>} */
const open = (client) => (page) =>
  page
    .getByRole('button', { name: new RegExp(`^Proposta para ${client}`) })
    .first()
    .click();

/** @type {readonly import('./shot.mjs').Shot[]} */
export const dashboardShots = [
  { name: 'dashboard', as: 'marina', path },
  { name: 'dashboard-empty', as: 'rafael', path },
  { name: 'dashboard-at-limit', as: 'juliana', path },
  {
    name: 'dashboard-limit-notice',
    as: 'juliana',
    path,
    // Forced: it is marked as disabled, and pressed all the same it says why.
    act: inTurn(
      (page) => page.getByRole('button', { name: 'Nova Proposta' }).click({ force: true }),
      see('Limite atingido'),
    ),
    view: true,
  },
  {
    name: 'dashboard-admin',
    as: 'marina',
    path,
    act: async (page) => {
      await amend(page, '/api/proposal-limits', (limits) => ({ ...limits, isAdmin: true }));
      await reload(page);
    },
    view: true,
  },
  { name: 'dashboard-loading', as: 'marina', path, hold: '/api/propostas', view: true },
  { name: 'dashboard-error', as: 'marina', path, fail: '/api/propostas', view: true },
  { name: 'dashboard-offline', as: 'marina', path, act: goOffline, view: true },
  {
    name: 'dashboard-menu',
    as: 'marina',
    path,
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Abrir menu' });
      if (await menu.isVisible()) await menu.click();
    },
    view: true,
  },
  { name: 'dashboard-filtered', as: 'marina', path: () => '/dashboard?status=aceito' },
  { name: 'dashboard-no-hits', as: 'marina', path: () => '/dashboard?q=sorveteria&status=enviado' },
  { name: 'dashboard-details', as: 'marina', path, act: open('Padaria'), view: true },
  {
    name: 'dashboard-history',
    as: 'marina',
    path,
    act: async (page) => {
      await open('Padaria')(page);
      const last = page.getByRole('dialog').getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
    },
    view: true,
  },
  { name: 'dashboard-details-rejected', as: 'marina', path, act: open('Ferragens'), view: true },
  {
    name: 'dashboard-development',
    as: 'marina',
    path,
    act: async (page) => {
      // Answered, but not stored: the pictures after this one show the sample as it was.
      await page.route('**/status-desenvolvimento', (route) => route.fulfill({ json: {} }));
      await page.getByLabel('Status de desenvolvimento').first().selectOption('iniciado');
      await see('Status atualizado!')(page);
    },
    view: true,
  },
  {
    name: 'dashboard-development-failed',
    as: 'marina',
    path,
    act: async (page) => {
      await refuse(page, '/status-desenvolvimento');
      await page.getByLabel('Status de desenvolvimento').first().selectOption('finalizado');
      await see('Não foi possível atualizar o status')(page);
    },
    view: true,
  },
  {
    name: 'dashboard-share',
    as: 'marina',
    path,
    act: inTurn(inRow('Clínica', 'Compartilhar'), see('Copiar link')),
    view: true,
  },
  {
    name: 'dashboard-link',
    as: 'marina',
    path,
    act: inTurn(inRow('Clínica', 'Link'), see('Link público gerado!')),
    view: true,
  },
  { name: 'dashboard-reopen', as: 'marina', path, act: inRow('Ferragens', 'Compartilhar'), view: true },
  { name: 'dashboard-delete', as: 'marina', path, act: inRow('Revista', 'Excluir'), view: true },
  {
    name: 'dashboard-delete-failed',
    as: 'marina',
    path,
    act: async (page) => {
      await inRow('Revista', 'Excluir')(page);
      await refuse(page, '/api/propostas/*');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
      await see('Não foi possível excluir a proposta.')(page);
    },
    view: true,
  },
];
