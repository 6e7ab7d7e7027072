import { defineCall } from '../../call.js';
import { NewContent } from './content.js';
import { Proposal } from './proposal.js';

export const createProposal = defineCall({
  method: 'POST',
  path: '/api/propostas',
  who: 'user',
  summary: 'Creates a draft (D13, D14). At the monthly limit: 403. Takes an Idempotency-Key (D49).',
  body: NewContent,
  responses: { 201: Proposal },
  errors: [
    'LIMIT_REACHED',
    'STORAGE_FULL',
    'BUSY',
    'PROPOSAL_NOT_FOUND',
    'IDEMPOTENCY_MISMATCH',
    'IN_PROGRESS',
  ],
});
