import type { Page } from '@playwright/test';
import { respond, fill, inTurn, press, refuse } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('visitor', '/vitamina/login');
const LOGIN = '/api/vitamina/auth/login';
const SECOND = '/api/vitamina/auth/verify-2fa';

/** Too many attempts: so many seconds to wait. */
const often = (path: string, seconds: number) =>
  refuse(path, 429, {
    code: 'TOO_MANY',
    message: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    headers: { 'retry-after': String(seconds) },
  });
const enter = inTurn(fill({ Usuário: 'direcao@acordo.example', Senha: 'não é esta' }), press('Entrar'));
const enterCode = inTurn(enter, fill({ 'Código 2FA': '123456' }), press('Verificar'));
const askForCode = respond(LOGIN, { authenticated: false, requires2FA: true, tempToken: 'x'.repeat(43) });

/** The panel's login. */
export const adminLoginScreens: readonly Screen[] = [
  of('admin-login', { phone: true }),
  of('admin-login-errors', { act: press('Entrar') }),
  of('admin-login-wrong', { act: enter, sees: 'Erro de autenticação' }),
  of('admin-login-wait', { before: often(LOGIN, 754), act: enter, sees: /Muitas tentativas|Aguarde/ }),
  of('admin-login-offline', {
    before: (page: Page) => page.route(`**${LOGIN}`, (route) => route.abort()),
    act: enter,
  }),
  of('admin-login-code', { before: askForCode, act: enter, sees: 'Código 2FA' }),
  of('admin-login-code-wrong', {
    before: inTurn(
      askForCode,
      refuse(SECOND, 401, { code: 'WRONG_SECOND_FACTOR', message: 'Código 2FA incorreto' }),
    ),
    act: enterCode,
    sees: /Código inválido|Código 2FA incorreto/,
  }),
  of('admin-login-code-wait', {
    before: inTurn(askForCode, often(SECOND, 1930)),
    act: enterCode,
    sees: /Aguarde/,
  }),
];
