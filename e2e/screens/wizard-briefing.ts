import type { Page } from '@playwright/test';
import { logoOf } from '../../scripts/lib/sample/studios.mjs';
import { CEPS } from '../setup/cep.mjs';
import { fill, fillLeast, goOffline, inTurn, press } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('marina', '/create');
const LOGO = Buffer.from(logoOf('LM', '#BE185D').split(',')[1] ?? '', 'base64');

const next = press('Gerar Proposta Automaticamente');
const cep = (code: string) => fill({ CEP: code });
const chooseLogo = (mimeType: string, buffer: Buffer) => (page: Page) =>
  page.getByLabel('Logo do cliente').setInputFiles({ name: 'logo', mimeType, buffer });
/** Types and leaves the field, so that it is validated. */
const write = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label).first().pressSequentially(text);
    await page.keyboard.press('Tab');
  }
};
/** By their names: labels of services are in two parts, which a translation separates. */
const enter = (name: string, text: string) => (page: Page) => page.locator(`[name=${name}]`).fill(text);
const choose = (name: string, value: string) => (page: Page) =>
  page.locator(`[name=${name}]`).selectOption(value);
const fold = inTurn(...['Informações do Cliente', 'Detalhes do Projeto'].map((section) => press(section)));
/** On a phone it opens in a dialog. */
const openMiniature = async (page: Page) => {
  const open = page.getByRole('button', { name: 'Ver prévia' });
  if (await open.isVisible()) await open.click();
};
const suggest = inTurn(fillLeast, async (page) => {
  for (const feature of ['Carrinho de compras', 'Sistema de pagamento', 'SEO otimizado'])
    await page.getByLabel(feature, { exact: true }).check();
  await page.getByRole('button', { name: 'Aplicar sugestão' }).waitFor();
});

/** Step 1. */
export const briefingScreens: readonly Screen[] = [
  of('wizard', { phone: true }),
  of('wizard-errors', {
    act: write({
      'E-mail do cliente': 'helena@',
      CNPJ: '11.444.777/0001-62',
      CPF: '529.982.247-24',
      CEP: '0543',
    }),
  }),
  of('wizard-terms', {
    act: inTurn(
      press('Serviços Adicionais'),
      press('Informações Adicionais'),
      fill({ 'WhatsApp do cliente': '11987654321', Orçamento: '900,00' }),
      enter('serverWebPrice', '90,00'),
      enter('adminPanelPrice', '1.500,00'),
      choose('serverWebPlace', 'apart'),
      choose('serverWebRecurrence', 'mensal'),
      choose('timeline', 'outro'),
      write({ 'Prazo em dias': 'dez', 'Validade do link': '200' }),
    ),
    sees: 'mais que o orçamento',
    phone: true,
  }),
  of('wizard-refused', {
    act: inTurn(
      fill({ CNPJ: '11.111.111/1111-11' }),
      chooseLogo('image/png', Buffer.from('não é imagem')),
      next,
    ),
    sees: 'CNPJ inválido',
    phone: true,
  }),
  of('wizard-folded', { act: inTurn(write({ CPF: '529.982.247-24' }), fold) }),
  of('wizard-cep-found', { act: cep(CEPS.found), sees: 'Endereço encontrado!' }),
  of('wizard-cep-missing', { act: cep(CEPS.missing), sees: 'CEP não encontrado' }),
  of('wizard-cep-failed', { act: cep(CEPS.broken), sees: 'Erro ao buscar CEP' }),
  of('wizard-logo', { act: chooseLogo('image/svg+xml', LOGO) }),
  of('wizard-logo-refused', { act: chooseLogo('image/png', Buffer.alloc(2 * 1024 * 1024 + 1)) }),
  of('wizard-suggesting', {
    act: (page) => page.getByLabel(/^Tipo de projeto/).selectOption('blog'),
    sees: 'Calculando sugestão...',
  }),
  of('wizard-suggestion', { act: suggest }),
  of('wizard-suggestion-applied', {
    act: inTurn(
      suggest,
      fill({ 'Outra funcionalidade': 'Agenda de visitas' }),
      press('Adicionar'),
      press('Aplicar sugestão'),
    ),
    sees: 'Sugestão aplicada',
  }),
  of('wizard-colors', {
    act: inTurn(
      fillLeast,
      press('Informações Adicionais'),
      fill({ 'Cor primária em hexadecimal': '#BE185D', 'Cor secundária em hexadecimal': '#FACC15' }),
    ),
  }),
  of('wizard-miniature', {
    path: ({ of: { unpriced } }) => `/edit/${unpriced.id}`,
    act: openMiniature,
    phone: true,
  }),
  of('wizard-at-limit', { as: 'juliana', sees: 'mas não salvá-la agora' }),
  of('wizard-offline', { act: goOffline }),
  of('wizard-starting', { hold: '/api/company-settings', sees: 'Preparando o formulário...' }),
];
