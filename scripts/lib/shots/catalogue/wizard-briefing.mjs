import { logoOf } from '../../seed/logo.mjs';
import { bringUp, goOffline, see } from './acts.mjs';
import { fillLeast } from './fill-briefing.mjs';
import { press } from './shot.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const path = () => '/create';
const LOGO = Buffer.from(logoOf('LM', '#BE185D').split(',')[1] ?? '', 'base64');

/** The postal-code service belongs to others: the catalogue asks nobody outside. @param {(route: import('@playwright/test').Route) => Promise<void>} answer */
const cep =
  (answer, notice = '') =>
  async (/** @type {Page} */ page) => {
    await page.route('https://viacep.com.br/**', answer);
    await page.getByLabel('CEP').pressSequentially('01310930');
    await see(notice)(page);
    await bringUp(page, 'CNPJ');
  };
/** @param {object} json */
const answering = (json) => (/** @type {import('@playwright/test').Route} */ route) =>
  route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });

/** @type {(file: { mimeType: string, buffer: Buffer }) => (page: Page) => Promise<void>} */
const chooseLogo = (file) => async (page) => {
  await page.getByLabel('Logo do cliente').setInputFiles({ name: 'logo', ...file });
  await bringUp(page, 'Domínio');
};

/** @param {Page} page */
async function suggest(page) {
  await fillLeast(page);
  for (const feature of ['Carrinho de compras', 'Sistema de pagamento', 'SEO otimizado'])
    await page.getByLabel(feature, { exact: true }).check();
  await page.getByRole('button', { name: 'Aplicar sugestão' }).waitFor();
}

/** Step 1. @type {readonly import('./shot.mjs').Shot[]} */
export const briefingShots = [
  { name: 'wizard', as: 'marina', path },
  {
    name: 'wizard-errors',
    as: 'marina',
    path,
    act: async (page) => {
      const wrong = {
        'E-mail do cliente': 'helena@',
        CNPJ: '11.444.777/0001-62',
        CPF: '529.982.247-24',
        CEP: '0543',
      };
      await page.getByLabel(/^Nome do cliente/).focus();
      for (const [label, text] of Object.entries(wrong))
        await page.getByLabel(label).first().pressSequentially(text);
      await page.getByLabel(/^Tipo de projeto/).focus();
      await page.getByLabel('Número de páginas').focus();
      await page.evaluate('window.scrollTo(0, 0)');
    },
  },
  {
    name: 'wizard-refused',
    as: 'marina',
    path,
    act: press('Gerar Proposta Automaticamente'),
    view: true,
  },
  {
    name: 'wizard-folded',
    as: 'marina',
    path,
    act: async (page) => {
      await page.getByLabel('CPF').pressSequentially('529.982.247-24');
      for (const section of ['Informações do Cliente', 'Detalhes do Projeto', 'Serviços Adicionais'])
        await page.getByRole('button', { name: section }).click();
    },
    view: true,
  },
  {
    name: 'wizard-cep-found',
    as: 'marina',
    path,
    act: cep(
      answering({ logradouro: 'Avenida Paulista', localidade: 'São Paulo', uf: 'SP' }),
      'Endereço encontrado!',
    ),
    view: true,
  },
  {
    name: 'wizard-cep-missing',
    as: 'marina',
    path,
    act: cep(answering({ erro: true }), 'CEP não encontrado'),
    view: true,
  },
  {
    name: 'wizard-cep-failed',
    as: 'marina',
    path,
    act: cep((route) => route.abort(), 'Erro ao buscar CEP'),
    view: true,
  },
  {
    name: 'wizard-logo',
    as: 'marina',
    path,
    act: chooseLogo({ mimeType: 'image/svg+xml', buffer: LOGO }),
    view: true,
  },
  {
    name: 'wizard-logo-refused',
    as: 'marina',
    path,
    act: chooseLogo({ mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }),
    view: true,
  },
  {
    name: 'wizard-suggestion',
    as: 'marina',
    path,
    act: async (page) => {
      await suggest(page);
      await bringUp(page, 'Sugestão de Preço');
    },
    view: true,
  },
  {
    name: 'wizard-suggestion-applied',
    as: 'marina',
    path,
    act: async (page) => {
      await suggest(page);
      await press('Aplicar sugestão')(page);
      await page.getByLabel('Orçamento').focus();
      await bringUp(page, 'Orçamento');
    },
    view: true,
  },
  {
    name: 'wizard-colors',
    as: 'marina',
    path,
    act: async (page) => {
      await fillLeast(page);
      await page.getByLabel('Cor primária em hexadecimal').fill('#BE185D');
      await page.getByLabel('Cor secundária em hexadecimal').fill('#FACC15');
      await bringUp(page, 'Condições de pagamento');
    },
    view: true,
  },
  {
    name: 'wizard-miniature',
    as: 'marina',
    path: ({ unpriced }) => `/edit/${unpriced.id}`,
    act: async (page) => {
      const open = page.getByRole('button', { name: 'Ver prévia' });
      if (await open.isVisible()) await open.click();
    },
    view: true,
  },
  { name: 'wizard-at-limit', as: 'juliana', path, view: true },
  { name: 'wizard-offline', as: 'marina', path, act: goOffline, view: true },
  { name: 'wizard-starting', as: 'marina', path, hold: '/api/company-settings', view: true },
];
