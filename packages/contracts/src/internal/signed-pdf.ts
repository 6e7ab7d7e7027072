import { z } from 'zod';
import { defineCall } from '../call.js';
import { bytes } from '../fields/bytes.js';

/** What notifications attaches to the emails about a signature (D29): rendered from the snapshot alone (D18). */
export const readSignedPdf = defineCall({
  method: 'GET',
  path: '/internal/signed-proposals/:id/pdf',
  who: 'internal',
  summary: 'The signed proposal with its evidence as PDF. 404 where nothing was signed.',
  params: z.object({ id: z.uuid() }),
  responses: { 200: bytes },
  sends: 'application/pdf',
  errors: ['PROPOSAL_NOT_FOUND', 'RECORD_IN_VERIFICATION', 'BUSY'],
});
