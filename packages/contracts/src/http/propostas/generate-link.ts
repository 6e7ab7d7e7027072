import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';
import { ProposalId } from './proposal.js';

export const generateLink = defineCall({
  method: 'POST',
  path: '/api/propostas/:id/generate-link',
  who: 'user',
  summary: 'Makes the public link, or answers the one that lives (D14, D15).',
  params: ProposalId,
  answers: { 200: z.strictObject({ publicToken: z.string(), link_expira_em: instant }) },
});
