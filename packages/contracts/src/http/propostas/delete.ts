import { z } from 'zod';
import { defineCall } from '../../call.js';
import { ProposalId } from './proposal.js';

export const deleteProposal = defineCall({
  method: 'DELETE',
  path: '/api/propostas/:id',
  who: 'user',
  summary: 'Deletes in every status (D21).',
  params: ProposalId,
  responses: { 204: z.undefined() },
  errors: ['PROPOSAL_NOT_FOUND'],
});
