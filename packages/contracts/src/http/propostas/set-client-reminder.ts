import { z } from 'zod';
import { defineCall } from '../../call.js';
import { MESSAGES } from '../../messages.js';
import { ProposalId } from './proposal.js';

export const setClientReminder = defineCall({
  method: 'PUT',
  path: '/api/propostas/:id/lembrar-cliente',
  who: 'user',
  summary:
    'Whether the client gets an email 3 days before the end of the present link (P121). Only for a sent proposal with the client’s ' +
    'email whose link has more days than that.',
  params: ProposalId,
  body: z.object({ lembrar_cliente: z.boolean({ error: MESSAGES.invalid }) }),
  responses: { 200: z.strictObject({ lembrar_cliente: z.boolean() }) },
  errors: ['PROPOSAL_NOT_FOUND', 'STATE_CONFLICT', 'EMAIL_UNCONFIRMED'],
});
