import { z } from 'zod';
import { defineCall } from '../call.js';

export const getContact = defineCall({
  method: 'GET',
  path: '/internal/users/:id/contact',
  who: 'internal',
  summary: 'Where a user is written to; null once the account is gone.',
  params: z.object({ id: z.uuid() }),
  answers: {
    200: z.strictObject({
      contact: z
        .strictObject({
          nome: z.string(),
          email: z.string(),
          email_confirmado: z.boolean(),
          /** D37: closed and not erased yet. */
          conta_encerrada: z.boolean(),
        })
        .nullable(),
    }),
  },
});
