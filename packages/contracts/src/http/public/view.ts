import { z } from 'zod';
import { defineCall } from '../../call.js';
import { LinkToken } from './public-proposal.js';

export const reportView = defineCall({
  method: 'POST',
  path: '/api/public/proposal/:token/view',
  who: 'public',
  summary:
    'The page says that a person has been looking for 2 seconds (D20). Unknown link: 404, expired: 410. Link-preview ' +
    'robots get 204 as well, and count for nothing, like the owner’s own session, which is told by 200 whose proposal it is.',
  params: z.object({ token: LinkToken }),
  body: z.object({}).optional(),
  responses: { 200: z.strictObject({ propria: z.literal(true) }), 204: z.undefined() },
  errors: ['LINK_NOT_FOUND', 'LINK_EXPIRED'],
});
