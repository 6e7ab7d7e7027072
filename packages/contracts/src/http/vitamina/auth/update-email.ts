import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { email } from '../../../fields/email.js';
import { AdminAccount } from './account.js';
import { givenPassword } from './passwords.js';

export const updateAdminEmail = defineCall({
  method: 'PUT',
  path: '/api/vitamina/auth/update-email',
  who: 'admin',
  summary: 'Changes the e-mail that the administrator signs in with. Wrong password: 403. Taken: 409.',
  body: z.object({ currentPassword: givenPassword, newEmail: email }),
  responses: { 200: AdminAccount },
  errors: ['WRONG_PASSWORD', 'EMAIL_TAKEN'],
});
