import { respond } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('rafael', '/subscription');
const PLANS = '/api/billing/plans';
const checkout = { mensal: 'https://pagar.example/mensal', anual: 'https://pagar.example/anual' };
const UNTIL = '2027-11-12T13:40:00.000Z';

/** The sample's product sells nothing: the response if it did. */
const pays = (plano: 'mensal' | 'anual', estado = 'ativa', termina_em: string | null = null) =>
  respond(PLANS, { plano, assinatura: { plano, estado, periodo_ate: UNTIL, termina_em }, checkout });

/** Plans. */
export const planScreens: readonly Screen[] = [
  of('subscription', { before: respond(PLANS, { plano: 'free', assinatura: null, checkout }), phone: true }),
  of('subscription-used-up', { as: 'juliana' }),
  of('subscription-unlimited', { as: 'marina' }),
  of('subscription-monthly', { before: pays('mensal') }),
  of('subscription-annual', { before: pays('anual') }),
  of('subscription-late', { before: pays('mensal', 'em_atraso', UNTIL) }),
  of('subscription-cancelled', { before: pays('mensal', 'cancelada', UNTIL) }),
  of('subscription-unavailable'),
  of('subscription-loading', { hold: PLANS }),
  of('subscription-error', { fail: PLANS, sees: 'Não foi possível carregar os planos' }),
];
