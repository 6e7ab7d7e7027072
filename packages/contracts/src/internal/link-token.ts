import { z } from 'zod';
import { defineCall } from '../call.js';

/** Called right before an email with the link is sent, so that no queue and no message contains the token (D15). */
export const readLinkToken = defineCall({
  method: 'GET',
  path: '/internal/links/:id/token',
  who: 'internal',
  summary:
    'The token of a living public link, null once it was closed or can no longer be read; and whether its proposal still ' +
    'awaits an answer.',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.strictObject({ token: z.string().nullable(), aguarda_resposta: z.boolean() }) },
});
