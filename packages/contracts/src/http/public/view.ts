import { z } from 'zod';
import { defineCall } from '../../call.js';
import { LinkToken } from './public-proposal.js';

export const reportView = defineCall({
  method: 'POST',
  path: '/api/public/proposal/:token/view',
  who: 'public',
  summary:
    'The page says that a person has been looking for 2 seconds (D20). Unknown link: 404, expired: 410. The owner’s ' +
    'own session and link-preview robots get 204 as well, and count for nothing.',
  params: z.object({ token: LinkToken }),
  body: z.object({}).optional(),
  responses: { 204: z.undefined() },
  errors: ['LINK_NOT_FOUND', 'LINK_EXPIRED'],
});
