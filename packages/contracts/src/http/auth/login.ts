import { z } from 'zod';
import { defineCall } from '../../call.js';
import { knownEmail } from '../../fields/email.js';
import { isPasswordLength, PASSWORD_LENGTH } from '../../fields/password.js';
import { isCleanText } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';
import { User } from './user.js';

export const LoginBody = z.object({
  email: knownEmail,
  password: z
    .string({ error: MESSAGES.required })
    .min(1, MESSAGES.required)
    .refine(isPasswordLength, { error: MESSAGES.passwordTooLong, abort: true })
    .meta({ maxLength: PASSWORD_LENGTH })
    .refine(isCleanText, MESSAGES.forbiddenCharacters),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  who: 'public',
  summary: 'Opens a session (D8): sets the cookie and returns the user.',
  body: LoginBody,
  responses: { 200: z.strictObject({ user: User }) },
  errors: ['WRONG_CREDENTIALS'],
});
