import { z } from 'zod';
import { defineCall } from '../call.js';
import { bytes } from '../fields/bytes.js';

/** Size in pixels: twice as large as emails show it. */
export const SIGNATURE_SIZE = { width: 840, height: 144 } as const;

/** The signer's name in handwriting, for the emails about a signature (D29): mail programs do not have the page's fonts. */
export const readSignatureImage = defineCall({
  method: 'GET',
  path: '/internal/signed-proposals/:id/signature',
  who: 'internal',
  summary: 'The name of who signed, in handwriting, as PNG. 404 where nothing was signed.',
  params: z.object({ id: z.uuid() }),
  responses: { 200: bytes },
  sends: 'image/png',
  errors: ['PROPOSAL_NOT_FOUND', 'RECORD_IN_VERIFICATION', 'BUSY'],
});
