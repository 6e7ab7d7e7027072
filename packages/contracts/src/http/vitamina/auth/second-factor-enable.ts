import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { totpCode } from './codes.js';

export const enableSecondFactor = defineCall({
  method: 'POST',
  path: '/api/vitamina/auth/2fa/enable',
  who: 'admin',
  summary:
    'Switches the second factor on and ends all other sessions (D8). The recovery codes are shown this once.',
  body: z.object({ code: totpCode }),
  responses: { 200: z.strictObject({ recoveryCodes: z.array(z.string()) }) },
  errors: ['WRONG_CODE', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_NOT_SET_UP'],
});
