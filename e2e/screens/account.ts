import { respond, fill, inTurn, press, refuse } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('marina', '/conta');
const CONNECTED = {
  disponivel: true,
  conectada: true,
  conectada_em: '2026-11-12T13:40:00.000Z',
  tem_senha: true,
};

/** The account's Google link: the sample's product has no sign-in with Google. */
const google = (how: object) => respond('/api/auth/google/link', { ...CONNECTED, ...how });
const unlinking = press('Desconectar conta Google');
const closing = inTurn(
  press('Encerrar minha conta'),
  fill({ 'Sua senha': 'não é esta' }),
  press('Encerrar conta'),
);
const WRONG = { code: 'WRONG_PASSWORD', message: 'Senha atual incorreta' };

/** The owner's own account. */
export const accountScreens: readonly Screen[] = [
  of('account', { phone: true }),
  of('account-unconfirmed', { as: 'rafael' }),
  of('account-password-missing', { act: press('Trocar senha') }),
  of('account-password-errors', { act: inTurn(fill({ 'Nova senha': 'abc' }), press('Trocar senha')) }),
  of('account-password-wrong', {
    act: inTurn(
      fill({
        'Senha atual': 'não é esta',
        'Nova senha': 'uma senha bem comprida',
        'Confirmar nova senha': 'uma senha bem comprida',
      }),
      press('Trocar senha'),
    ),
    sees: 'Senha atual incorreta',
  }),
  of('account-google', { before: google({}) }),
  of('account-google-off', { before: google({ conectada: false, conectada_em: null }) }),
  of('account-google-only', { before: google({ tem_senha: false }) }),
  of('account-google-error', {
    fail: '/api/auth/google/link',
    sees: 'Não foi possível verificar a conta Google.',
  }),
  of('account-google-unlinking', { before: google({}), act: unlinking }),
  of('account-google-wrong', {
    before: inTurn(google({}), refuse('/api/auth/google', 403, WRONG)),
    act: inTurn(unlinking, fill({ 'Sua senha': 'não é esta' }), press(/^Desconectar$/)),
    sees: 'Senha atual incorreta',
  }),
  of('account-sessions-error', {
    fail: '/api/auth/sessions',
    sees: 'Não foi possível carregar suas sessões.',
  }),
  of('account-archive', {
    before: respond('/api/auth/export', { situacao: 'preparando' }, { status: 202 }),
    act: press('Baixar meus dados'),
    sees: 'Estamos preparando seu arquivo.',
  }),
  of('account-closing', { act: press('Encerrar minha conta') }),
  of('account-closing-refused', { act: closing, sees: 'Senha' }),
  of('account-closing-paid', {
    before: respond('/api/billing/plans', {
      plano: 'mensal',
      assinatura: {
        plano: 'mensal',
        estado: 'ativa',
        periodo_ate: '2027-11-12T13:40:00.000Z',
        termina_em: null,
      },
      checkout: { mensal: null, anual: null },
    }),
    act: press('Encerrar minha conta'),
  }),
];
