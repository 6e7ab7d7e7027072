import { z } from 'zod';
import { defineCall } from '../../call.js';
import { line } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';
import { Proposal } from './proposal.js';
import { STATUSES } from './states.js';

/** D7: without `limit` the newest 1,000. */
export const LIST_MAX = 1_000;

export const listProposals = defineCall({
  method: 'GET',
  path: '/api/propostas',
  who: 'user',
  summary: 'The owner’s proposals, newest first, one page; `Link: <…>; rel="next"` when there are more (D7).',
  query: z.object({
    limit: z.coerce
      .number({ error: MESSAGES.invalid })
      .int(MESSAGES.invalid)
      .min(1, MESSAGES.invalid)
      .max(LIST_MAX, MESSAGES.invalid)
      .default(LIST_MAX),
    cursor: z.string().max(200, MESSAGES.invalid).optional(),
    status: z.enum(STATUSES, { error: MESSAGES.invalid }).optional(),
    q: line(200).optional(),
  }),
  responses: { 200: z.array(Proposal) },
});
