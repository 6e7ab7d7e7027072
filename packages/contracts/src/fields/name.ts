import { z } from 'zod';
import { LENGTHS } from '../lengths.js';
import { MESSAGES } from '../messages.js';
import { hasLetter } from '../unseen.js';
import { isReadable, line, requiredLine } from './text.js';

/**
 * Of a person, a client or a company: punctuation, digits and fillers alone are no name. Only for input: older rows
 * stay.
 */
const isName = (value: string): boolean => value.trim() === '' || hasLetter(value);

/** `message` is for an empty text. */
export const name = (message: string) =>
  requiredLine(LENGTHS.name, message).refine(isName, MESSAGES.nameWithoutLetters);

/** The same, but an empty text is allowed; checked on the typed text, so that an empty-looking name is refused, not dropped. */
export const optionalName = z
  .string({ error: ({ input }) => (input === undefined ? MESSAGES.required : MESSAGES.invalid) })
  .refine((value) => isReadable(value, LENGTHS.name), { error: MESSAGES.tooLong(LENGTHS.name), abort: true })
  .refine(isName, MESSAGES.nameWithoutLetters)
  .pipe(line(LENGTHS.name));

/** A signer's: at least two characters (P40). */
export const signerName = requiredLine(LENGTHS.name, MESSAGES.nameRequired)
  .refine((value) => value === '' || Array.from(value).length >= 2, MESSAGES.nameTooShort)
  .refine(isName, MESSAGES.nameWithoutLetters);
