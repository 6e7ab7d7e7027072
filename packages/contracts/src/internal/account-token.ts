import { z } from 'zod';
import { defineCall } from '../call.js';

/** Called right before an email with the link is sent, so that no queue and no message contains the token (D30). */
export const readAccountToken = defineCall({
  method: 'GET',
  path: '/internal/account-tokens/:id/token',
  who: 'internal',
  summary: 'A one-time token that still opens something; null once it was used, replaced or is over.',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.strictObject({ token: z.string().nullable() }) },
});
