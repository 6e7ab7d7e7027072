import { isEmail } from '../email-address.js';
import { LENGTHS } from '../lengths.js';
import { MESSAGES } from '../messages.js';
import { line } from './text.js';

export const email = line(LENGTHS.email)
  .refine((value) => value.length > 0, { error: MESSAGES.emailRequired, abort: true })
  .refine(isEmail, MESSAGES.emailInvalid);

/** The same, but an empty text is allowed (product.md: optional client fields). */
export const optionalEmail = line(LENGTHS.email).refine(
  (value) => value === '' || isEmail(value),
  MESSAGES.emailInvalid,
);
