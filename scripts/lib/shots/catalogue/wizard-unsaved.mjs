import { amend, refuse, reload, see } from './acts.mjs';
import { fillLeast } from './fill-briefing.mjs';
import { press } from './shot.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const path = () => '/create';

/** @param {Page} page */
async function changeAndSave(page) {
  await page.getByLabel(/^Nome do cliente/).fill('Revista Quintal Urbano');
  await press('Prévia')(page);
  await press('Salvar')(page);
}

/** @type {(code: string, status: number, message: string) => (page: Page) => Promise<unknown>} */
const refusing = (code, status, message) => (page) =>
  page.route('**/api/propostas/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status, json: { error: message, message, code, requestId: 'x' } })
      : route.continue(),
  );

/** What keeps unsaved work, and what can be in its way. @type {readonly import('./shot.mjs').Shot[]} */
export const unsavedShots = [
  {
    name: 'wizard-draft-restored',
    as: 'marina',
    path,
    act: async (page) => {
      await fillLeast(page);
      await see('Salvo neste navegador')(page);
      await page.evaluate('scrollTo(0, 0)'); // the browser comes back to where it was
      await reload(page);
    },
    view: true,
  },
  {
    name: 'wizard-leaving',
    as: 'marina',
    path,
    act: async (page) => {
      await fillLeast(page);
      await page.getByRole('banner').getByRole('link').first().click();
      await see('Sair sem salvar a proposta?')(page);
    },
    view: true,
  },
  {
    name: 'wizard-session-lost',
    as: 'marina',
    path: ({ draft }) => `/edit/${draft.id}`,
    act: async (page) => {
      await page.context().clearCookies();
      await changeAndSave(page);
      await page.waitForURL('**/auth');
    },
    view: true,
  },
  {
    name: 'wizard-save-failed',
    as: 'marina',
    path: ({ draft }) => `/edit/${draft.id}`,
    act: async (page) => {
      await refuse(page, '/api/propostas/*');
      await changeAndSave(page);
      await see('Não foi possível atualizar a proposta.')(page);
    },
    view: true,
  },
  {
    name: 'wizard-stale',
    as: 'marina',
    path: ({ draft }) => `/edit/${draft.id}`,
    act: async (page) => {
      const text = 'Esta proposta foi alterada em outra aba. Recarregue para não perder nada.';
      await refusing('STALE_VERSION', 409, text)(page);
      await changeAndSave(page);
      await see(text)(page);
    },
    view: true,
  },
  {
    name: 'wizard-outdated',
    as: 'marina',
    path: ({ draft }) => `/edit/${draft.id}`,
    act: async (page) => {
      await page.getByLabel(/^Nome do cliente/).fill('Revista Quintal Urbano');
      await see('Salvo neste navegador')(page);
      await amend(page, '/api/propostas/*', (answer) => ({ ...answer, versao: answer.versao + 1 }));
      await reload(page);
    },
    view: true,
  },
  {
    name: 'wizard-signed-meanwhile',
    as: 'marina',
    path: ({ draft }) => `/edit/${draft.id}`,
    act: async (page) => {
      const text = 'Uma proposta assinada não pode ser alterada. Duplique-a para fazer uma nova versão.';
      await refusing('LOCKED', 423, text)(page);
      await changeAndSave(page);
      await see('Duplicar')(page);
    },
    view: true,
  },
  { name: 'wizard-signed', as: 'marina', path: ({ signed }) => `/edit/${signed.id}`, view: true },
  { name: 'wizard-edit', as: 'marina', path: ({ rejected }) => `/edit/${rejected.id}` },
  {
    name: 'wizard-edit-loading',
    as: 'marina',
    path: ({ draft }) => `/edit/${draft.id}`,
    hold: '/api/propostas/',
    view: true,
  },
  {
    name: 'wizard-edit-error',
    as: 'marina',
    path: ({ draft }) => `/edit/${draft.id}`,
    fail: '/api/propostas/',
    view: true,
  },
  {
    name: 'wizard-edit-unknown',
    as: 'marina',
    path: () => '/edit/8d5f0b9e-0000-4000-8000-000000000000',
    act: see('Proposta não encontrada'),
    view: true,
  },
];
