import { z } from 'zod';
import { isPasswordLength, PASSWORD_LENGTH } from '../../../fields/password.js';
import { isCleanText } from '../../../fields/text.js';
import { MESSAGES } from '../../../messages.js';

/** A password that is compared, not set. */
export const givenPassword = z
  .string({ error: MESSAGES.required })
  .min(1, MESSAGES.required)
  .refine(isPasswordLength, { error: MESSAGES.passwordTooLong, abort: true })
  .meta({ maxLength: PASSWORD_LENGTH })
  .refine(isCleanText, MESSAGES.forbiddenCharacters);
