import { MESSAGES } from '../messages.js';
import { LENGTHS, line } from './text.js';

// product.md's "simple address pattern", without the characters by which one field becomes two recipients.
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u;

/** Whether the text is one plain e-mail address. Linear time. */
export const isEmail = (value: string): boolean => value.length <= LENGTHS.email && ADDRESS.test(value);

/** D9: compared without case and without outer space; stored as typed. Plus addresses stay different. */
export const normalizeEmail = (value: string): string => value.trim().normalize('NFC').toLowerCase();

export const email = line(LENGTHS.email)
  .refine((value) => value.length > 0, { error: MESSAGES.emailRequired, abort: true })
  .refine(isEmail, MESSAGES.emailInvalid);

/** The same, but an empty text is allowed (product.md: optional client fields). */
export const optionalEmail = line(LENGTHS.email).refine(
  (value) => value === '' || isEmail(value),
  MESSAGES.emailInvalid,
);
