import { z } from 'zod';
import { defineCall } from '../call.js';

export const getContact = defineCall({
  method: 'GET',
  path: '/internal/users/:id/contact',
  who: 'internal',
  summary: 'Where a user is written to; null once the account is gone.',
  params: z.object({ id: z.uuid() }),
  responses: {
    200: z.strictObject({
      contact: z
        .strictObject({
          nome: z.string(),
          email: z.string(),
          email_confirmado: z.boolean(),
          /** A mail server has refused this address permanently, and accepted nothing since. */
          email_recusado: z.boolean().default(false),
          /** D37: closed and not erased yet. */
          conta_encerrada: z.boolean(),
        })
        .nullable(),
    }),
  },
});

export const reportDelivery = defineCall({
  method: 'POST',
  path: '/internal/users/:id/email-delivery',
  who: 'internal',
  summary:
    'Whether the mail server refuses the address of an account. Nothing where it has another by now. Idempotent.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ email: z.string().max(320), recusado: z.boolean() }),
  responses: { 204: z.undefined() },
});
