import { amend, inTurn, reload, see } from './acts.mjs';
import { press } from './shot.mjs';

const path = () => '/auth';
const registering = press('Criar Conta');
const toConfirm = () => `/auth/confirmar#${'A'.repeat(43)}`;
const confirming = press('Confirmar meu e-mail');

/** /auth and the pages around it. @type {readonly import('./shot.mjs').Shot[]} */
export const authShots = [
  { name: 'auth', as: 'visitor', path },
  { name: 'auth-errors', as: 'visitor', path, act: press('Entrar') },
  {
    name: 'auth-google',
    as: 'visitor',
    path,
    act: async (page) => {
      await amend(page, '/api/auth/providers', () => ({ google: true }));
      await reload(page);
    },
  },
  {
    name: 'auth-wrong',
    as: 'visitor',
    path,
    act: async (page) => {
      await page.getByLabel('Email').fill('ninguem@exemplo.com.br');
      await page.getByLabel('Senha', { exact: true }).fill('não é esta');
      await press('Entrar')(page);
      await see('Erro no login')(page);
    },
    view: true,
  },
  { name: 'auth-register', as: 'visitor', path, act: registering },
  { name: 'auth-register-errors', as: 'visitor', path, act: inTurn(registering, press(/^Criar Conta$/)) },
  {
    name: 'auth-register-differs',
    as: 'visitor',
    path,
    act: async (page) => {
      await registering(page);
      await page.getByLabel('Nome Completo').fill('Renata Campos');
      await page.getByLabel('Email').fill('renata@campos.com.br');
      await page.getByLabel('Senha', { exact: true }).fill('girassol-42');
      await page.getByLabel('Confirmar Senha', { exact: true }).fill('girassol-24');
      await page.locator('form button[type=submit]').click();
    },
    view: true,
  },
  ...['google_auth_failed', 'no_user_data', 'callback_error', 'google_disconnected', 'access_denied'].map(
    (code) => ({
      name: `auth-error-${code.replaceAll('_', '-')}`,
      as: /** @type {const} */ ('visitor'),
      path: () => `/auth?error=${code}`,
      act: see('Erro na autenticação'),
      view: /** @type {const} */ (true),
    }),
  ),
  { name: 'auth-recover', as: 'visitor', path: () => '/auth/recuperar' },
  { name: 'auth-recover-errors', as: 'visitor', path: () => '/auth/recuperar', act: press('Enviar link') },
  {
    name: 'auth-recover-sent',
    as: 'visitor',
    path: () => '/auth/recuperar',
    act: async (page) => {
      await page.getByLabel('Email').fill('renata@campos.com.br');
      await press('Enviar link')(page);
      await page.getByRole('heading', { name: 'Confira seu e-mail' }).waitFor();
    },
  },
  {
    name: 'auth-new-password',
    as: 'visitor',
    path: () => `/auth/nova-senha#${'A'.repeat(43)}`,
    act: async (page) => {
      await page.getByLabel('Nova senha', { exact: true }).fill('girassol-42');
    },
  },
  {
    name: 'auth-new-password-over',
    as: 'visitor',
    path: () => '/auth/nova-senha',
  },
  { name: 'auth-confirm', as: 'visitor', path: toConfirm },
  { name: 'auth-confirm-incomplete', as: 'visitor', path: () => '/auth/confirmar' },
  { name: 'auth-confirm-over', as: 'visitor', path: toConfirm, act: confirming },
  { name: 'auth-confirm-over-logged-in', as: 'rafael', path: toConfirm, act: confirming },
  {
    name: 'auth-confirm-failed',
    as: 'visitor',
    path: toConfirm,
    fail: '/api/auth/verify-email',
    act: confirming,
  },
  {
    name: 'auth-confirmed',
    as: 'visitor',
    path: toConfirm,
    act: async (page) => {
      await page.route('**/api/auth/verify-email', (route) => route.fulfill({ status: 204 }));
      await confirming(page);
    },
  },
];
