import { z } from 'zod';
import { defineCall } from '../../call.js';
import { ContentChange } from './content.js';
import { Proposal, ProposalId } from './proposal.js';

export const updateProposal = defineCall({
  method: 'PUT',
  path: '/api/propostas/:id',
  who: 'user',
  summary:
    'Changes the content; raises `versao`. An older `versao` in the body: 409 (D17). Signed: 423 (D14).',
  params: ProposalId,
  body: z.object({ ...ContentChange.shape, versao: z.number().int().min(1).optional() }),
  responses: { 200: Proposal },
  errors: ['PROPOSAL_NOT_FOUND', 'LOCKED', 'STALE_VERSION', 'STORAGE_FULL', 'BUSY'],
});
