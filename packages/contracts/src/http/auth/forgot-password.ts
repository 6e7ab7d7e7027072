import { z } from 'zod';
import { defineCall } from '../../call.js';
import { knownEmail } from '../../fields/email.js';

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  who: 'public',
  summary:
    'Sends a link for a new password, where the address has an account; the response never tells (D7, D9).',
  body: z.object({ email: knownEmail }),
  responses: { 202: z.undefined() },
});
