import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { requiredLine } from '../../../fields/text.js';
import { LENGTHS } from '../../../lengths.js';
import { MESSAGES } from '../../../messages.js';
import { givenPassword } from './passwords.js';

export const AdminLoginBody = z.object({
  /** D32: the email. Another text gets the response for a wrong password. */
  username: requiredLine(LENGTHS.email, MESSAGES.required),
  password: givenPassword,
});

export const adminLogin = defineCall({
  method: 'POST',
  path: '/api/vitamina/auth/login',
  who: 'public',
  summary:
    'Opens an administrator’s session (D8, D32): sets the cookie. With a second factor it returns a `tempToken` for verify-2fa instead.',
  body: AdminLoginBody,
  responses: {
    200: z.union([
      z.strictObject({ authenticated: z.literal(true), requires2FA: z.literal(false) }),
      z.strictObject({
        authenticated: z.literal(false),
        requires2FA: z.literal(true),
        tempToken: z.string(),
      }),
    ]),
  },
  errors: ['ADMIN_WRONG_CREDENTIALS'],
});
