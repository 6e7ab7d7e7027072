import { z } from 'zod';
import { defineCall } from '../../call.js';
import { oneTimeToken } from '../../fields/one-time-token.js';
import { newPassword } from './register.js';

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  who: 'public',
  summary:
    'A new password by the link of the recovery mail: used once, all sessions end (D8). Over or unknown: 410.',
  body: z.object({ token: oneTimeToken, password: newPassword }),
  responses: { 204: z.undefined() },
  errors: ['TOKEN_OVER'],
});
