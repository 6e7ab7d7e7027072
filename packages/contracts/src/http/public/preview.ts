import { z } from 'zod';
import { defineCall } from '../../call.js';
import { bytes } from '../../fields/bytes.js';
import { LinkToken } from './public-proposal.js';

export const publicPreview = defineCall({
  method: 'GET',
  path: '/api/public/proposal/:token/preview.png',
  who: 'public',
  summary:
    'What link previews show of a proposal: 1200 × 630, title, company and its logo, in its colours. Unknown link: 404, expired: 410.',
  params: z.object({ token: LinkToken }),
  sends: 'image/png',
  responses: { 200: bytes },
  errors: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'RECORD_IN_VERIFICATION', 'BUSY'],
});
