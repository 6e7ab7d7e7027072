import { normalForm } from '@acordo/brazil/normal-form';
import { z } from 'zod';
import { defineCall } from '../../call.js';
import { email } from '../../fields/email.js';
import { name } from '../../fields/name.js';
import { isReadablePassword } from '../../fields/password.js';
import { isCleanText } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';
import { User } from './user.js';

/**
 * D9: 6 to 128 characters in NFC, the form that is hashed; everything else as typed (docs/decisions/0021). D47: two that
 * differ in a lone surrogate alone would hash alike.
 */
export const newPassword = z
  .string({ error: MESSAGES.required })
  .refine(isReadablePassword, { error: MESSAGES.passwordTooLong, abort: true })
  .overwrite((value) => normalForm(value))
  .min(6, MESSAGES.passwordTooShort)
  .max(128, MESSAGES.passwordTooLong)
  .refine(isCleanText, MESSAGES.forbiddenCharacters);

export const RegisterBody = z.object({
  nome: name(MESSAGES.nameRequired),
  email,
  password: newPassword,
});

export const register = defineCall({
  method: 'POST',
  path: '/api/auth/register',
  who: 'public',
  summary: 'Creates an account (D10). An address already taken: 409.',
  body: RegisterBody,
  responses: { 201: z.strictObject({ user: User }) },
  errors: ['EMAIL_TAKEN'],
});
