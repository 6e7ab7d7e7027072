import { z } from 'zod';
import { defineCall } from '../../call.js';

/** Header with the payment provider's signature over the body as it was sent. */
export const SIGNATURE_HEADER = 'stripe-signature';

export const billingWebhook = defineCall({
  method: 'POST',
  path: '/api/billing/webhook',
  who: 'public',
  summary:
    'Takes an event of the payment provider, told by its signature (D12). Each counts once; unknown kinds are taken and ignored.',
  takes: 'raw',
  responses: { 200: z.strictObject({ received: z.literal(true) }) },
  errors: ['NOT_FOUND'],
});
