import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { MESSAGES } from '../../../messages.js';
import { secondFactorCode } from './codes.js';

export const verifySecondFactor = defineCall({
  method: 'POST',
  path: '/api/vitamina/auth/verify-2fa',
  who: 'public',
  summary:
    'Second step of signing in: a code of the authenticator or a recovery code (D33). Sets the cookie.',
  body: z.object({
    tempToken: z.string({ error: MESSAGES.required }).min(1, MESSAGES.required).max(128, MESSAGES.invalid),
    code: secondFactorCode,
  }),
  responses: { 200: z.strictObject({ authenticated: z.literal(true) }) },
  errors: ['WRONG_SECOND_FACTOR', 'SECOND_FACTOR_OVER'],
});
