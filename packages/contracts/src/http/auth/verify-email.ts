import { z } from 'zod';
import { defineCall } from '../../call.js';
import { oneTimeToken } from '../../fields/one-time-token.js';

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email',
  who: 'public',
  summary:
    'Confirms an e-mail address by the link of its mail (D10); again with the same link: the same. Over or unknown: 410.',
  body: z.object({ token: oneTimeToken }),
  responses: { 204: z.undefined() },
  errors: ['TOKEN_OVER'],
});
