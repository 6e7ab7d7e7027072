import { z } from 'zod';
import { defineCall } from '../../call.js';

export const proposalLimits = defineCall({
  method: 'GET',
  path: '/api/proposal-limits',
  who: 'user',
  summary: 'The monthly limit and how much of it is used (D13).',
  answers: {
    200: z.strictObject({
      canCreateProposal: z.boolean(),
      proposalCount: z.number().int(),
      maxProposals: z.number().int(),
      unlimitedProposals: z.boolean(),
      isAdmin: z.boolean(),
    }),
  },
});
