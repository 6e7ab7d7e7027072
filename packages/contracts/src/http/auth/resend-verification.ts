import { z } from 'zod';
import { defineCall } from '../../call.js';

export const resendVerification = defineCall({
  method: 'POST',
  path: '/api/auth/resend-verification',
  who: 'user',
  summary:
    'Sends the confirmation mail again, the link before it ends; nothing where it is confirmed. 3 an hour (D48).',
  responses: { 202: z.undefined() },
});
