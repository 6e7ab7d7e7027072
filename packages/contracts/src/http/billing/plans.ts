import { z } from 'zod';
import { defineCall } from '../../call.js';
import { optionalInstant } from '../../fields/instant.js';
import { PLANS } from '../auth/user.js';

/** The state of the subscription that gives the current plan. */
export const SUBSCRIPTION_STATES = ['ativa', 'em_atraso', 'cancelada'] as const;

const Subscription = z.strictObject({
  plano: z.enum(['mensal', 'anual']),
  estado: z.enum(SUBSCRIPTION_STATES),
  /** End of what was paid for. */
  periodo_ate: optionalInstant,
  /** When the plan ends unless something changes: a cancelled one, or one whose payment was missed. */
  termina_em: optionalInstant,
});

const checkout = z.url({ protocol: /^https?$/ }).nullable();

export const billingPlans = defineCall({
  method: 'GET',
  path: '/api/billing/plans',
  who: 'user',
  summary:
    'The plan that counts now, the subscription behind it, and the checkout page of each plan; null where nothing is sold (D12).',
  responses: {
    200: z.strictObject({
      plano: z.enum(PLANS),
      assinatura: Subscription.nullable(),
      checkout: z.strictObject({ mensal: checkout, anual: checkout }),
    }),
  },
});
