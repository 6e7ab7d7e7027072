import { defineCall } from '../../call.js';
import { bytes } from '../../fields/bytes.js';
import { ProposalId } from './proposal.js';

export const getProposalPdf = defineCall({
  method: 'GET',
  path: '/api/propostas/:id/pdf',
  who: 'user',
  summary: 'One own proposal as PDF (D25); a signed one as it was signed, with its evidence.',
  params: ProposalId,
  responses: { 200: bytes },
  sends: 'application/pdf',
  errors: ['PROPOSAL_NOT_FOUND', 'RECORD_IN_VERIFICATION', 'BUSY'],
});
