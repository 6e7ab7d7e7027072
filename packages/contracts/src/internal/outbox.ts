import { z } from 'zod';
import { defineCall } from '../call.js';
import { UNDELIVERED } from '../undelivered.js';

const params = z.object({ id: z.uuid() });

/** D30: the job carries only the row's id; the worker reads the frozen model here, right before sending. */
export const readOutbox = defineCall({
  method: 'GET',
  path: '/internal/outbox/:id',
  who: 'internal',
  summary: 'The message model of one outbox row; null when the row is settled or unknown.',
  params,
  responses: {
    200: z.strictObject({
      message: z.strictObject({ kind: z.string(), v: z.number().int(), model: z.unknown() }).nullable(),
    }),
  },
});

export const settleOutbox = defineCall({
  method: 'POST',
  path: '/internal/outbox/:id/settle',
  who: 'internal',
  summary:
    'Settles a row: sent, or dead with the reason. A sent one loses its model at once, a dead one after 30 days. Idempotent.',
  params,
  body: z.object({
    outcome: z.enum(['sent', 'dead']),
    reason: z.string().max(500).default(''),
    /** Why an email did not reach its recipient, in a word that may be shown to the owner. */
    undelivered: z.enum(UNDELIVERED).nullable().default(null),
  }),
  responses: { 204: z.undefined() },
});

export const reopenOutbox = defineCall({
  method: 'POST',
  path: '/internal/outbox/:id/reopen',
  who: 'internal',
  summary:
    'Puts a dead row back on its way. `open`: it is, or was before; `gone`: there is no model any more. Idempotent.',
  params,
  responses: { 200: z.strictObject({ state: z.enum(['open', 'gone']) }) },
});
