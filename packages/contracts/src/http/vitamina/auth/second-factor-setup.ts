import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { givenPassword } from './passwords.js';

export const setUpSecondFactor = defineCall({
  method: 'POST',
  path: '/api/vitamina/auth/2fa/setup',
  who: 'admin',
  summary:
    'A new seed for the authenticator (D33), shown this once; on only after `enable`. Already on: 409.',
  body: z.object({ currentPassword: givenPassword }),
  responses: {
    200: z.strictObject({
      /** Base 32. */
      secret: z.string(),
      /** `otpauth://totp/…` */
      otpauth: z.string(),
      /** The same as a PNG data URL. */
      qr: z.string(),
    }),
  },
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
});
