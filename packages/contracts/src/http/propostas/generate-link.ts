import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';
import { MESSAGES } from '../../messages.js';
import { ProposalId } from './proposal.js';

export const generateLink = defineCall({
  method: 'POST',
  path: '/api/propostas/:id/generate-link',
  who: 'user',
  summary:
    'Makes the public link, or returns the one that is active (D14, D15). `novo: true` replaces the link of a signed ' +
    'proposal, which can’t be revoked; both parties get the new one by e-mail. A sent one is 409: it can be revoked.',
  params: ProposalId,
  body: z.object({ novo: z.boolean({ error: MESSAGES.invalid }).optional() }).optional(),
  responses: { 200: z.strictObject({ publicToken: z.string(), link_expira_em: instant }) },
  errors: [
    'PROPOSAL_NOT_FOUND',
    'STATE_CONFLICT',
    'LINK_NOT_COPIABLE',
    'STORAGE_FULL',
    'RECORD_IN_VERIFICATION',
  ],
});
