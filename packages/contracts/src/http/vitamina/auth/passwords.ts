import { z } from 'zod';
import { isCleanText } from '../../../fields/text.js';
import { MESSAGES } from '../../../messages.js';

/** A password that is compared, not set. */
export const givenPassword = z
  .string({ error: MESSAGES.required })
  .min(1, MESSAGES.required)
  .max(128, MESSAGES.passwordTooLong)
  .refine(isCleanText, MESSAGES.forbiddenCharacters);
