import { z } from 'zod';
import { defineCall } from '../../call.js';
import { Proposal, ProposalId } from './proposal.js';

export const duplicateProposal = defineCall({
  method: 'POST',
  path: '/api/propostas/:id/duplicate',
  who: 'user',
  summary:
    'A new draft with the same content, whatever the state of the original. Counts towards the limit: 403 (D13). Takes ' +
    'an Idempotency-Key (D49).',
  params: ProposalId,
  body: z.object({}).optional(),
  responses: { 201: Proposal },
  errors: ['PROPOSAL_NOT_FOUND', 'LIMIT_REACHED', 'STORAGE_FULL', 'IDEMPOTENCY_MISMATCH', 'IN_PROGRESS'],
});
