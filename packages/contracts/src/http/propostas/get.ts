import { defineCall } from '../../call.js';
import { Proposal, ProposalId } from './proposal.js';

export const getProposal = defineCall({
  method: 'GET',
  path: '/api/propostas/:id',
  who: 'user',
  summary: 'One own proposal.',
  params: ProposalId,
  responses: { 200: Proposal },
  errors: ['PROPOSAL_NOT_FOUND'],
});
