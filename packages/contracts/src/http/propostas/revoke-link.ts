import { z } from 'zod';
import { defineCall } from '../../call.js';
import { ProposalId } from './proposal.js';

export const revokeLink = defineCall({
  method: 'POST',
  path: '/api/propostas/:id/revoke-link',
  who: 'user',
  summary: 'Kills the public link (D14).',
  params: ProposalId,
  body: z.object({}).optional(),
  responses: { 204: z.undefined() },
  errors: ['PROPOSAL_NOT_FOUND', 'STATE_CONFLICT'],
});
