import { z } from 'zod';
import { defineCall } from '../../../call.js';

export const resendEmail = defineCall({
  method: 'POST',
  path: '/api/vitamina/emails/:id/resend',
  who: 'admin',
  summary: 'Puts a failed e-mail back on its way. One that has not failed, or whose content is gone: 409.',
  params: z.object({ id: z.uuid() }),
  responses: { 202: z.undefined() },
  errors: ['EMAIL_NOT_FAILED', 'EMAIL_GONE'],
});
