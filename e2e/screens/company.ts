import type { Page } from '@playwright/test';
import { fill, inTurn, press, refuse, reload } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('marina', '/settings');
const SETTINGS = '/api/company-settings';
const save = press('Salvar Configurações');
const change = fill({ Endereço: 'Rua dos Pinheiros, 500, São Paulo - SP' });
const chooseLogo = (buffer: Buffer) => (page: Page) =>
  page.getByLabel('Logo', { exact: true }).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
const TOO_LARGE = Buffer.alloc(2 * 1024 * 1024 + 1);
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Settings of the company. */
export const companyScreens: readonly Screen[] = [
  of('settings', { phone: true }),
  of('settings-new', { as: 'rafael' }),
  of('settings-loading', { hold: SETTINGS }),
  of('settings-colors', {
    as: 'juliana',
    act: fill({ 'Cor primária em hexadecimal': '#FDE047', 'Cor secundária em hexadecimal': '#1E1B4B' }),
  }),
  of('settings-errors', {
    act: inTurn(
      fill({
        'Nome da empresa': '',
        CNPJ: '11.222.333/0001-82',
        Telefone: '(11) 9876',
        'E-mail da empresa': 'contato@',
      }),
      save,
    ),
    phone: true,
  }),
  of('settings-logo-refused', { act: chooseLogo(TOO_LARGE) }),
  of('settings-logo-failed', {
    before: (page) => page.route(`**${SETTINGS}/logo`, (route) => route.abort()),
    act: chooseLogo(DOT),
  }),
  of('settings-saved', { act: save, sees: 'Configurações salvas!' }),
  of('settings-failed', {
    act: inTurn(change, refuse(SETTINGS), save),
    sees: 'Não foi possível salvar as configurações.',
  }),
  of('settings-restored', { act: inTurn(change, reload) }),
  of('settings-leaving', {
    act: inTurn(change, (page) => page.getByRole('banner').getByRole('link').first().click()),
    sees: 'Sair sem salvar as configurações?',
  }),
];
