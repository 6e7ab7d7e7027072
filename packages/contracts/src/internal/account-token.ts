import { z } from 'zod';
import { defineCall } from '../call.js';

/** Asked right before a mail with the link is sent, so that the token lies in no queue and no message model (D30). */
export const readAccountToken = defineCall({
  method: 'GET',
  path: '/internal/account-tokens/:id/token',
  who: 'internal',
  summary: 'A one-time token that still opens something; null once it was used, replaced or is over.',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.strictObject({ token: z.string().nullable() }) },
});
