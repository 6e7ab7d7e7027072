import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { AdminAccount } from './account.js';
import { secondFactorCode } from './codes.js';
import { givenPassword } from './passwords.js';

export const disableSecondFactor = defineCall({
  method: 'POST',
  path: '/api/vitamina/auth/2fa/disable',
  who: 'admin',
  summary: 'Switches the second factor off and ends all other sessions (D8).',
  body: z.object({ currentPassword: givenPassword, code: secondFactorCode }),
  responses: { 200: AdminAccount },
  errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'SECOND_FACTOR_OFF'],
});
