import { z } from 'zod';
import { defineCall } from '../../call.js';

/** D7: bytes of the whole form; the file in it may have 2 MB (D24), the rest is the form's overhead. */
export const LOGO_FORM_MAX_BYTES = Math.floor(2.2 * 1024 * 1024);

export const uploadLogo = defineCall({
  method: 'POST',
  path: '/api/company-settings/logo',
  who: 'user',
  summary:
    'Keeps an image (form field `file`) and returns its address (D24). The settings take it when they are saved.',
  takes: 'multipart',
  responses: { 201: z.strictObject({ logo_url: z.string() }) },
  errors: ['STORAGE_FULL', 'BUSY'],
});
