import { normalForm } from '@acordo/brazil/normal-form';
import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { isReadablePassword } from '../../../fields/password.js';
import { isCleanText } from '../../../fields/text.js';
import { MESSAGES } from '../../../messages.js';
import { AdminAccount } from './account.js';
import { givenPassword } from './passwords.js';

export const UpdateAdminPasswordBody = z
  .object({
    currentPassword: givenPassword,
    newPassword: z
      .string({ error: MESSAGES.required })
      .refine(isReadablePassword, { error: MESSAGES.passwordTooLong, abort: true })
      .overwrite((value) => normalForm(value))
      .min(6, MESSAGES.newPasswordTooShort)
      .max(128, MESSAGES.passwordTooLong)
      .refine(isCleanText, MESSAGES.forbiddenCharacters),
    confirmPassword: z
      .string({ error: MESSAGES.required })
      .refine(isReadablePassword, { error: MESSAGES.passwordTooLong, abort: true })
      .overwrite((value) => normalForm(value)),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: MESSAGES.newPasswordsDiffer,
  });

export const updateAdminPassword = defineCall({
  method: 'PUT',
  path: '/api/vitamina/auth/update-password',
  who: 'admin',
  summary: 'Changes the administrator’s password and ends all other sessions (D8). Wrong password: 403.',
  body: UpdateAdminPasswordBody,
  responses: { 200: AdminAccount },
  errors: ['WRONG_PASSWORD'],
});
