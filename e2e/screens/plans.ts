import type { ResponseOf } from '@acordo/contracts/call';
import type { billingPlans } from '@acordo/contracts/http/billing/plans';
import { respond } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('rafael', '/subscription');
const PLANS = '/api/billing/plans';
const checkout = { mensal: 'https://pagar.example/mensal', anual: 'https://pagar.example/anual' };
const UNTIL = '2027-11-12T13:40:00.000Z';

type Billing = ResponseOf<typeof billingPlans>;
type Subscription = NonNullable<Billing['assinatura']>;

/** The sample's product sells nothing: the response if it did. */
const sells = (billing: Omit<Billing, 'checkout'>) => respond(PLANS, { ...billing, checkout });
const pays = (
  plano: Subscription['plano'],
  estado: Subscription['estado'] = 'ativa',
  termina_em: string | null = null,
) => sells({ plano, assinatura: { plano, estado, periodo_ate: UNTIL, termina_em } });

/** Plans. */
export const planScreens: readonly Screen[] = [
  of('subscription', {
    before: sells({ plano: 'gratuito', assinatura: null }),
    sees: 'Contratar plano Mensal',
    phone: true,
  }),
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
