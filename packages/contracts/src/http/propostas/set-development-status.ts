import { z } from 'zod';
import { defineCall } from '../../call.js';
import { MESSAGES } from '../../messages.js';
import { Proposal, ProposalId } from './proposal.js';
import { DEVELOPMENT_STATUSES } from './states.js';

export const setDevelopmentStatus = defineCall({
  method: 'PATCH',
  path: '/api/propostas/:id/status-desenvolvimento',
  who: 'user',
  summary: 'Sets the development status, at any time (P21). Not content: `versao` stays (D14).',
  params: ProposalId,
  body: z.object({ status_desenvolvimento: z.enum(DEVELOPMENT_STATUSES, { error: MESSAGES.invalid }) }),
  responses: { 200: Proposal },
  errors: ['PROPOSAL_NOT_FOUND'],
});
