import { z } from 'zod';
import { defineCall } from '../../call.js';

export const proposalLimits = defineCall({
  method: 'GET',
  path: '/api/proposal-limits',
  who: 'user',
  summary: 'The monthly limit (D13) and the storage, and how much of them is used.',
  responses: {
    200: z.strictObject({
      canCreateProposal: z.boolean(),
      proposalCount: z.number().int(),
      maxProposals: z.number().int(),
      unlimitedProposals: z.boolean(),
      isAdmin: z.boolean(),
      /** Bytes. `nearlyFull`: 80 % or more. */
      storage: z.strictObject({ used: z.number(), max: z.number(), nearlyFull: z.boolean() }),
    }),
  },
});
