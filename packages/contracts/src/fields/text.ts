import { z } from 'zod';
import { MESSAGES } from '../messages.js';

// D47: NUL breaks Postgres, a lone surrogate is stored as something else than was hashed, and a bidirectional
// override or isolate lets a text look like another one.
const FORBIDDEN = /[\u0000\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
// Control characters have no place on one line: they break mail headers and file names.
const LINE_CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** Whether the text holds none of D47's forbidden characters. */
export const isCleanText = (value: string): boolean => !FORBIDDEN.test(value);

const base = (max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? MESSAGES.required : MESSAGES.invalid) })
    .refine(isCleanText, { error: MESSAGES.forbiddenCharacters, abort: true })
    .transform((value) => value.normalize('NFC'))
    .refine((value) => value.length <= max, MESSAGES.tooLong(max));

/** One line: NFC, trimmed, no control characters, at most `max` UTF-16 units (D47). Empty is allowed. */
export const line = (max: number) =>
  base(max)
    .refine((value) => !LINE_CONTROL.test(value.trim()), MESSAGES.forbiddenCharacters)
    .transform((value) => value.trim());

/** Several lines: NFC, `\n` line ends, otherwise as typed. */
export const paragraph = (max: number) => base(max).transform((value) => value.replace(/\r\n?/g, '\n'));

export const requiredLine = (max: number, message: string) =>
  line(max).refine((value) => value.length > 0, message);
