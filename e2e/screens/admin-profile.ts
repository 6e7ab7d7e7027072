import type { Page } from '@playwright/test';
import { ADMIN } from '../setup/settings.mjs';
import { amend, respond, fill, inTurn, press } from './acts.js';
import { at, type Act, type Screen } from './screen.js';

const of = at('admin', '/vitamina/profile');
const ME = '/api/vitamina/auth/me';
const CODES = [
  'K7M2QX',
  'B4TR9W',
  'H3NC6Y',
  'P8DV5J',
  'W2FZ7L',
  'G9XS4E',
  'T6QH3M',
  'C5YK8R',
  'N7JP2D',
  'V4WL9B',
];

const withSecondFactor = amend<object>(ME, (me) => ({ ...me, dois_fatores: true, codigos_restantes: 7 }));
/** Fills one of the page's parts, found by its name. */
const fillPart =
  (name: string | RegExp, fields: Record<string, string>): Act =>
  (page) =>
    fill(fields)(page.getByRole('region', { name }));
const setUp = inTurn(
  press('Ativar 2FA'),
  fillPart(/Duas Etapas/, { 'Senha Atual': ADMIN.password }),
  press('Continuar'),
  (page) => page.getByAltText(/QR/).waitFor(),
);
const switchOn = (code: string) => inTurn(setUp, fill({ 'Código de 6 dígitos': code }), press(/^Ativar$/));
const recovery = {
  before: respond('/api/vitamina/auth/2fa/enable', { recoveryCodes: CODES }),
  act: inTurn(switchOn('123456'), (page: Page) =>
    page.getByRole('heading', { name: 'Códigos de recuperação' }).waitFor(),
  ),
};

/** /vitamina/profile in its states. */
export const adminProfileScreens: readonly Screen[] = [
  of('admin-profile', {}),
  of('admin-profile-loading', { hold: ME }),
  of('admin-profile-error', { fail: ME, sees: 'Não foi possível carregar o perfil.' }),
  of('admin-profile-missing', {
    act: inTurn(press('Alterar Email'), press('Alterar Senha')),
    sees: 'Campos obrigatórios',
  }),
  of('admin-profile-email-wrong', {
    act: inTurn(
      fillPart('Alterar Email de Acesso', {
        'Senha Atual': 'não é esta',
        'Novo Email': 'nova@acordo.example',
      }),
      press('Alterar Email'),
    ),
  }),
  of('admin-profile-password-differs', {
    act: inTurn(
      fillPart('Alterar Senha de Acesso', {
        'Senha Atual': 'a de hoje',
        'Nova Senha': 'girassol-42',
        'Confirmar Nova Senha': 'girassol-24',
      }),
      press('Alterar Senha'),
    ),
  }),
  of('admin-2fa-password', { act: press('Ativar 2FA'), sees: 'Continuar' }),
  of('admin-2fa-seed', { act: setUp }),
  of('admin-2fa-wrong-code', { act: switchOn('000000') }),
  of('admin-2fa-recovery', recovery),
  of('admin-2fa-leaving', {
    ...recovery,
    act: inTurn(recovery.act, (page) => page.getByRole('link', { name: 'Voltar ao Painel' }).click()),
    sees: 'Você guardou os códigos?',
  }),
  of('admin-2fa-on', { before: withSecondFactor }),
  of('admin-2fa-off', { before: withSecondFactor, act: press('Desativar 2FA'), sees: 'Código 2FA' }),
];
