import type { ResultOf } from '@acordo/contracts/call';
import type { billingPlans } from '@acordo/contracts/http/billing/plans';
import type { UserRow } from '../users/find-user.js';
import { checkoutAddress } from './domain/checkout-address.js';
import type { SoldPlans } from './domain/setup-gaps.js';
import type { CurrentSubscription } from './persistence/subscriptions.js';

/** Only listed fields are sent: none of the provider's ids. */
export const presentPlans = (
  { id, plano }: Pick<UserRow, 'id' | 'plano'>,
  subscription: CurrentSubscription | null,
  pages: SoldPlans['checkout'],
): ResultOf<typeof billingPlans> => ({
  plano,
  assinatura: subscription && {
    plano: subscription.plano,
    estado: subscription.estado,
    periodo_ate: subscription.periodo_ate,
    // A running one has an end only in case the event of its renewal is lost, which people need not see.
    termina_em: subscription.estado === 'ativa' ? null : subscription.vale_ate,
  },
  checkout: {
    mensal: checkoutAddress(pages.mensal, id),
    anual: checkoutAddress(pages.anual, id),
  },
});
