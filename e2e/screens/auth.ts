import { amend, respond, fill, inTurn, press } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('visitor', '/auth');
const recovering = at('visitor', '/auth/recuperar');
/** A token that was never issued. */
const TOKEN = 'A'.repeat(43);
const renewing = at('visitor', `/auth/nova-senha#${TOKEN}`);
const confirming = at('visitor', `/auth/confirmar#${TOKEN}`);

const submit = press(/^(Entrar|Criar Conta|Enviar link|Salvar nova senha)$/);
const register = press('Criar Conta');
const send = inTurn(register, (page) => page.locator('form button[type=submit]').click());
const confirm = press('Confirmar meu e-mail');
const VERIFY = '/api/auth/verify-email';
const ERRORS = [
  'google_auth_failed',
  'no_user_data',
  'callback_error',
  'google_disconnected',
  'access_denied',
];
const over = 'Este link não vale mais';

/** /auth and the pages around it. */
export const authScreens: readonly Screen[] = [
  of('auth', { phone: true }),
  of('auth-errors', { act: press('Entrar'), sees: 'Email é obrigatório' }),
  of('auth-google', {
    before: amend('/api/auth/providers', () => ({ google: true })),
    sees: 'Continuar com Google',
  }),
  of('auth-wrong', {
    act: inTurn(fill({ Email: 'ninguem@exemplo.com.br', Senha: 'não é esta' }), press('Entrar')),
    sees: 'Erro no login',
  }),
  of('auth-register', { act: inTurn(register, fill({ Senha: 'segredo' })) }),
  of('auth-register-errors', { act: send }),
  of('auth-register-differs', {
    act: inTurn(
      register,
      fill({
        'Nome Completo': 'Renata Campos',
        Email: 'renata@campos.com.br',
        Senha: 'girassol-42',
        'Confirmar Senha': 'girassol-24',
      }),
      (page) => page.locator('form button[type=submit]').click(),
    ),
  }),
  ...ERRORS.map((code) =>
    of(`auth-error-${code.replaceAll('_', '-')}`, {
      path: `/auth?error=${code}`,
      sees: 'Erro na autenticação',
    }),
  ),
  recovering('auth-recover', { phone: true }),
  recovering('auth-recover-errors', { act: submit }),
  recovering('auth-recover-sent', {
    act: inTurn(fill({ Email: 'renata@campos.com.br' }), submit),
    sees: 'Confira seu e-mail',
  }),
  renewing('auth-new-password', { act: fill({ 'Nova senha': 'girassol-42' }) }),
  renewing('auth-new-password-errors', { act: inTurn(fill({ 'Nova senha': 'nova' }), submit) }),
  renewing('auth-new-password-over', {
    act: inTurn(fill({ 'Nova senha': 'girassol-42', 'Confirmar nova senha': 'girassol-42' }), submit),
    sees: over,
  }),
  renewing('auth-new-password-incomplete', { path: '/auth/nova-senha' }),
  confirming('auth-confirm'),
  confirming('auth-confirm-incomplete', { path: '/auth/confirmar', sees: 'O link está incompleto' }),
  confirming('auth-confirm-over', { act: confirm, sees: over }),
  confirming('auth-confirm-over-logged-in', { as: 'rafael', act: confirm, sees: over }),
  confirming('auth-confirm-failed', { fail: VERIFY, act: confirm, sees: 'Não foi possível confirmar' }),
  confirming('auth-confirmed', {
    before: respond(VERIFY, undefined, { status: 204 }),
    act: confirm,
    sees: 'E-mail confirmado',
  }),
];
