import { amend, bringUp, see } from './acts.mjs';
import { answer } from './answer.mjs';
import { auditSample, failedMails } from './panel-samples.mjs';
import { press } from './shot.mjs';

const path = () => '/vitamina';
const PARTS = '/api/vitamina/{users,stats,audit,emails/failed}';

/** @param {import('@playwright/test').Page} page */
const sampled = async (page) => {
  await answer(page, '/api/vitamina/audit', auditSample);
  await answer(page, '/api/vitamina/emails/failed', failedMails);
};
/** @type {(text: string) => (page: import('@playwright/test').Page) => Promise<void>} */
const search = (text) => async (page) => {
  await page.getByRole('searchbox').fill(text);
  await page.waitForLoadState('networkidle');
};

/** @type {(change: (dialog: import('@playwright/test').Locator) => Promise<void>) => (page: import('@playwright/test').Page) => Promise<void>} */
const editing = (change) => async (page) => {
  await press('Editar Rafael Teixeira')(page);
  const dialog = page.getByRole('dialog');
  await change(dialog);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
};

/** /vitamina in its states. @type {readonly import('./shot.mjs').Shot[]} */
export const adminPanelShots = [
  { name: 'admin-checking', as: 'admin', path, hold: '/api/vitamina/auth/status', view: true },
  { name: 'admin-panel', as: 'admin', path, before: sampled },
  { name: 'admin-panel-loading', as: 'admin', path, hold: PARTS },
  { name: 'admin-panel-error', as: 'admin', path, fail: PARTS, act: see('Falha ao carregar usuários') },
  {
    name: 'admin-panel-empty',
    as: 'admin',
    path,
    before: async (page) => {
      for (const part of ['users', 'audit', 'emails/failed']) await answer(page, `/api/vitamina/${part}`, []);
      await answer(page, '/api/vitamina/stats', {
        usuarios: 0,
        administradores: 0,
        ilimitados: 0,
        propostas: 0,
      });
    },
  },
  { name: 'admin-panel-search', as: 'admin', path, act: search('beatriz'), view: true },
  { name: 'admin-panel-no-hits', as: 'admin', path, act: search('ninguém com este nome'), view: true },
  {
    name: 'admin-panel-without-counts',
    as: 'admin',
    path,
    before: (page) =>
      amend(page, '/api/vitamina/users', (users) =>
        users.map((/** @type {object} */ user) => ({ ...user, proposal_count: null })),
      ),
    fail: '/api/vitamina/stats',
    view: true,
  },
  {
    name: 'admin-panel-long',
    as: 'admin',
    path,
    before: (page) =>
      amend(page, '/api/vitamina/users', (users) =>
        users.map((/** @type {any} */ user, /** @type {number} */ index) => ({
          ...user,
          nome: index ? user.nome : 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Figueiredo',
          email: index
            ? user.email
            : `atendimento.comercial.${'muito'.repeat(6)}@agencia-de-nome-comprido.com.br`,
          is_admin: index < 2,
          proposal_count: index ? user.proposal_count : 12_345,
        })),
      ),
  },
  { name: 'admin-edit', as: 'admin', path, act: press('Editar Rafael Teixeira'), view: true },
  {
    name: 'admin-edit-admin',
    as: 'admin',
    path,
    act: async (page) => {
      await press('Editar Rafael Teixeira')(page);
      await page.getByRole('dialog').getByRole('switch', { name: 'Administrador' }).click();
    },
    view: true,
  },
  {
    name: 'admin-edit-errors',
    as: 'admin',
    path,
    act: editing(async (dialog) => {
      await dialog.getByLabel('Nome').fill('');
      await dialog.getByLabel('E-mail').fill('rafael@');
    }),
    view: true,
  },
  {
    name: 'admin-edit-taken',
    as: 'admin',
    path,
    act: editing((dialog) => dialog.getByLabel('E-mail').fill('marina@estudiolume.com.br')),
    view: true,
  },
  {
    name: 'admin-unlimited',
    as: 'admin',
    path,
    act: (page) => page.getByRole('switch', { name: 'Propostas ilimitadas: Rafael Teixeira' }).click(),
    view: true,
  },
  {
    name: 'admin-unlimited-failed',
    as: 'admin',
    path,
    fail: '/api/vitamina/toggle-unlimited',
    act: (page) => page.getByRole('switch', { name: 'Propostas ilimitadas: Rafael Teixeira' }).click(),
    view: true,
  },
  {
    name: 'admin-mails',
    as: 'admin',
    path,
    before: sampled,
    act: async (page) => {
      await page.route('**/api/vitamina/emails/*/resend', (route) =>
        route.fulfill({ status: 202, json: {} }),
      );
      await press(/^Reenviar/)(page);
      await see('E-mail a caminho')(page);
      await bringUp(page, 'E-mails que falharam');
    },
    view: true,
  },
];
