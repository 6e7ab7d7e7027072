import { amend, bringUp, inTurn, reload, see } from './acts.mjs';
import { press } from './shot.mjs';

const path = () => '/settings';

/** Settings of the company. @type {readonly import('./shot.mjs').Shot[]} */
export const companyShots = [
  { name: 'settings', as: 'marina', path },
  { name: 'settings-new', as: 'rafael', path },
  { name: 'settings-loading', as: 'marina', path, hold: '/api/company-settings', view: true },
  {
    name: 'settings-colors',
    as: 'juliana',
    path,
    act: async (page) => {
      await page.getByLabel('Cor primária em hexadecimal').fill('#FDE047');
      await page.getByLabel('Cor secundária em hexadecimal').fill('#1E1B4B');
    },
  },
  {
    name: 'settings-errors',
    as: 'marina',
    path,
    act: async (page) => {
      await page.getByLabel('Nome da empresa').fill('');
      await page.getByLabel('CNPJ').fill('11.222.333/0001-82');
      await page.getByLabel('Telefone').fill('(11) 9876');
      await page.getByLabel('E-mail da empresa').fill('contato@');
      await press('Salvar Configurações')(page);
    },
  },
  {
    name: 'settings-logo-refused',
    as: 'marina',
    path,
    act: async (page) => {
      const buffer = Buffer.alloc(2 * 1024 * 1024 + 1);
      await page
        .getByLabel('Logo', { exact: true })
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    },
    view: true,
  },
  {
    name: 'settings-logo-failed',
    as: 'marina',
    path,
    act: async (page) => {
      await page.route('**/api/company-settings/logo', (route) => route.abort());
      const buffer = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      );
      await page
        .getByLabel('Logo', { exact: true })
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    },
    view: true,
  },
  {
    name: 'settings-saved',
    as: 'marina',
    path,
    act: inTurn(press('Salvar Configurações'), see('Configurações salvas!')),
    view: true,
  },
  {
    name: 'settings-failed',
    as: 'marina',
    path,
    act: async (page) => {
      await page.getByLabel('Endereço').fill('Rua dos Pinheiros, 500, São Paulo - SP');
      await page.route('**/api/company-settings', (route) => route.fulfill({ status: 503, body: '{}' }));
      await press('Salvar Configurações')(page);
      await see('Não foi possível salvar as configurações.')(page);
    },
    view: true,
  },
  {
    name: 'settings-restored',
    as: 'marina',
    path,
    act: async (page) => {
      await page.getByLabel('Endereço').fill('Rua dos Pinheiros, 500, São Paulo - SP');
      await reload(page);
    },
    view: true,
  },
  {
    name: 'settings-leaving',
    as: 'marina',
    path,
    act: async (page) => {
      await page.getByLabel('Endereço').fill('Rua dos Pinheiros, 500, São Paulo - SP');
      await page.getByRole('banner').getByRole('link').first().click();
      await see('Sair sem salvar as configurações?')(page);
    },
    view: true,
  },
];

const plans = () => '/subscription';

/** Plans. @type {readonly import('./shot.mjs').Shot[]} */
export const planShots = [
  { name: 'subscription', as: 'rafael', path: plans },
  { name: 'subscription-used-up', as: 'juliana', path: plans, view: true },
  { name: 'subscription-unlimited', as: 'marina', path: plans, view: true },
  { name: 'subscription-monthly', as: 'caio', path: plans },
  { name: 'subscription-annual', as: 'beatriz', path: plans },
  { name: 'subscription-late', as: 'otavio', path: plans },
  {
    name: 'subscription-cancelled',
    as: 'caio',
    path: plans,
    act: async (page) => {
      await amend(page, '/api/billing/plans', (answer) => {
        const { periodo_ate } = answer.assinatura;
        return {
          ...answer,
          assinatura: { ...answer.assinatura, estado: 'cancelada', termina_em: periodo_ate },
        };
      });
      await reload(page);
    },
    view: true,
  },
  {
    name: 'subscription-unavailable',
    as: 'rafael',
    path: plans,
    act: async (page) => {
      await amend(page, '/api/billing/plans', (answer) => ({
        ...answer,
        checkout: { mensal: null, anual: null },
      }));
      await reload(page);
      await bringUp(page, 'Mensal');
    },
    view: true,
  },
  { name: 'subscription-loading', as: 'rafael', path: plans, hold: '/api/billing/plans', view: true },
  { name: 'subscription-error', as: 'rafael', path: plans, fail: '/api/billing/plans', view: true },
];
