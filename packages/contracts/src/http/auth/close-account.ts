import { z } from 'zod';
import { defineCall } from '../../call.js';
import { isPasswordLength, PASSWORD_LENGTH } from '../../fields/password.js';
import { isCleanText } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';

/** D37: requires the password; an account without one requires a sign-in with Google in the last minutes instead. */
export const CloseAccountBody = z
  .object({
    password: z
      .string({ error: MESSAGES.required })
      .refine(isPasswordLength, MESSAGES.passwordTooLong)
      .meta({ maxLength: PASSWORD_LENGTH })
      .refine(isCleanText, MESSAGES.forbiddenCharacters)
      .optional(),
  })
  .default({});

export const closeAccount = defineCall({
  method: 'DELETE',
  path: '/api/auth/account',
  who: 'user',
  summary:
    'Closes the account (D37): its subscription is cancelled at the provider first, all sessions and unsigned links end at once, the rest is erased later. Signed records are kept. Provider down: 503, nothing changed.',
  body: CloseAccountBody,
  responses: { 204: z.undefined() },
  errors: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN'],
});
