import { z } from 'zod';
import { defineCall } from '../../call.js';
import { LinkToken } from './public-proposal.js';

export const askNewLink = defineCall({
  method: 'POST',
  path: '/api/public/proposal/:token/novo-link',
  who: 'public',
  summary:
    'A client whose link has expired asks its owner for a new one (P118). The response is the same whether or not the ' +
    'owner gets another notice for it: one a day for each link. An unknown or revoked link: 404; one that has not expired, ' +
    'or whose proposal is decided: 409.',
  params: z.object({ token: LinkToken }),
  body: z.object({}).optional(),
  responses: { 200: z.strictObject({ success: z.literal(true) }) },
  errors: ['LINK_NOT_FOUND', 'STATE_CONFLICT'],
});
