import { see } from './acts.mjs';
import { answer } from './answer.mjs';
import { press } from './shot.mjs';

const path = () => '/vitamina/login';
const LOGIN = '/api/vitamina/auth/login';
const refusal = (/** @type {string} */ code, /** @type {string} */ text) => ({
  error: text,
  message: text,
  code,
  requestId: 'x',
});

/** @param {import('@playwright/test').Page} page */
async function enter(page) {
  await page.getByLabel('Usuário').fill('direcao@acordo.example');
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await press('Entrar')(page);
}
/** @param {import('@playwright/test').Page} page */
const askForCode = (page) =>
  answer(page, LOGIN, { authenticated: false, requires2FA: true, tempToken: 'x'.repeat(43) });

/** @param {import('@playwright/test').Page} page */
async function enterCode(page) {
  await enter(page);
  await page.getByLabel('Código 2FA').fill('123456');
  await press('Verificar')(page);
}

/** The door of the panel. @type {readonly import('./shot.mjs').Shot[]} */
export const adminLoginShots = [
  { name: 'admin-login', as: 'visitor', path },
  { name: 'admin-login-errors', as: 'visitor', path, act: press('Entrar') },
  {
    name: 'admin-login-wrong',
    as: 'visitor',
    path,
    act: async (page) => {
      await enter(page);
      await see('Erro de autenticação')(page);
    },
    view: true,
  },
  {
    name: 'admin-login-wait',
    as: 'visitor',
    path,
    before: (page) =>
      answer(page, LOGIN, refusal('TOO_MANY', 'Muitas tentativas. Aguarde um pouco e tente novamente.'), {
        status: 429,
        headers: { 'retry-after': '754' },
      }),
    act: enter,
    view: true,
  },
  {
    name: 'admin-login-offline',
    as: 'visitor',
    path,
    before: (page) => page.route(`**${LOGIN}`, (route) => route.abort()),
    act: enter,
    view: true,
  },
  { name: 'admin-login-code', as: 'visitor', path, before: askForCode, act: enter },
  {
    name: 'admin-login-code-wrong',
    as: 'visitor',
    path,
    before: async (page) => {
      await askForCode(page);
      const wrong = refusal('WRONG_SECOND_FACTOR', 'Código 2FA incorreto');
      await answer(page, '/api/vitamina/auth/verify-2fa', wrong, { status: 401 });
    },
    act: enterCode,
    view: true,
  },
  {
    name: 'admin-login-code-wait',
    as: 'visitor',
    path,
    before: async (page) => {
      await askForCode(page);
      const often = refusal('TOO_MANY', 'Muitas tentativas. Aguarde um pouco e tente novamente.');
      await answer(page, '/api/vitamina/auth/verify-2fa', often, {
        status: 429,
        headers: { 'retry-after': '1930' },
      });
    },
    act: enterCode,
    view: true,
  },
];
