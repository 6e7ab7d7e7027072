import { inTurn, see } from './acts.mjs';
import { fillLeast } from './fill-briefing.mjs';
import { press } from './shot.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const path = () => '/create';
const preview = (/** @type {{ id: string }} */ { id }) => `/edit/${id}?etapa=previa`;

/** @param {Page} page */
async function toTemplates(page) {
  await fillLeast(page);
  await press('Gerar Proposta Automaticamente')(page);
  await page.getByRole('heading', { name: 'Escolha o Template' }).waitFor();
}

/** Steps 2 and 3. @type {readonly import('./shot.mjs').Shot[]} */
export const stepShots = [
  { name: 'wizard-template', as: 'marina', path, act: toTemplates },
  {
    name: 'wizard-template-chosen',
    as: 'marina',
    path,
    act: async (page) => {
      await toTemplates(page);
      await page.locator('label').filter({ hasText: 'Elegante' }).click();
    },
  },
  {
    name: 'wizard-incomplete',
    as: 'marina',
    path: () => '/create?etapa=template',
    act: async (page) => {
      await page.locator('label').filter({ hasText: 'Moderno' }).click();
      await press('Continuar')(page);
      await see('Dados incompletos')(page);
    },
    view: true,
  },
  { name: 'wizard-preview-modern', as: 'marina', path: ({ rejected }) => preview(rejected) },
  { name: 'wizard-preview-elegant', as: 'marina', path: ({ sent }) => preview(sent) },
  {
    name: 'wizard-exporting',
    as: 'marina',
    path: ({ sent }) => preview(sent),
    act: async (page) => {
      await page.route('**/pdf', () => undefined);
      await press('Exportar PDF')(page);
    },
    view: true,
  },
  {
    name: 'wizard-export-failed',
    as: 'marina',
    path: ({ sent }) => preview(sent),
    act: async (page) => {
      await page.route('**/pdf', (route) => route.fulfill({ status: 500, json: {} }));
      await press('Exportar PDF')(page);
      await see('Não foi possível gerar o PDF. Tente novamente.')(page);
    },
    view: true,
  },
  {
    name: 'wizard-share',
    as: 'marina',
    path: ({ sent }) => preview(sent),
    act: inTurn(press('Compartilhar'), see('Copiar link')),
    view: true,
  },
];
