import { z } from 'zod';
import { defineCall } from '../../call.js';
import { bytes } from '../../fields/bytes.js';
import { LinkToken } from './public-proposal.js';

export const getPublicPdf = defineCall({
  method: 'GET',
  path: '/api/public/proposal/:token/pdf',
  who: 'public',
  summary: 'What the link shows, as PDF (D25). Unknown link: 404, expired: 410 (D15).',
  params: z.object({ token: LinkToken }),
  responses: { 200: bytes },
  sends: 'application/pdf',
  errors: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'RECORD_IN_VERIFICATION', 'BUSY'],
});
