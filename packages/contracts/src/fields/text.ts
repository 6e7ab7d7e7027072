import { hasLongRunOfMarks } from '@acordo/brazil/normal-form';
import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { withoutTabs } from '../one-line.js';
import { seenLine, withoutUnseen } from '../unseen.js';

// D47: NUL breaks Postgres, a lone surrogate is stored as something else than was hashed, and a bidirectional
// override or isolate lets a text look like another one.
const FORBIDDEN = /[\u0000\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
// Control characters are not allowed on one line: they break email headers and file names.
const LINE_CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Whether the text has none of D47's forbidden characters, and no letter with more marks than any language writes. */
export const isCleanText = (value: string): boolean => !FORBIDDEN.test(value) && !hasLongRunOfMarks(value);

/** NFC and removing invisible characters shorten what people type, but never to a fourth. */
const RAW_LENGTHS = 4;

/** `clean` comes before NFC: an accent joins its letter once no invisible character is between them. */
/** Whether a text may still be one of `max` units: longer texts are not read (attacks 350, 364). */
export const isReadable = (value: string, max: number): boolean => value.length <= RAW_LENGTHS * max;

const base = (max: number, clean: (value: string) => string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? MESSAGES.required : MESSAGES.invalid) })
    // First of all, since reading a body of full length would take a service seconds.
    .refine((value) => isReadable(value, max), { error: MESSAGES.tooLong(max), abort: true })
    .refine(isCleanText, { error: MESSAGES.forbiddenCharacters, abort: true })
    .transform((value) => clean(value).normalize('NFC'))
    .refine((value) => value.length <= max, MESSAGES.tooLong(max));

/**
 * One line: NFC, trimmed, tabs as a blank, no other control characters, invisible ones only inside emoji, at most
 * `max` UTF-16 units (D47). Empty is allowed.
 */
export const line = (max: number, clean = seenLine) =>
  base(max, (value) => clean(withoutTabs(value)))
    .refine((value) => !LINE_CONTROL.test(value.trim()), MESSAGES.forbiddenCharacters)
    .transform((value) => value.trim());

/** Several lines: NFC, `\n` line ends, otherwise as typed. A text of invisible characters only is empty. */
export const paragraph = (max: number) =>
  base(max, (value) => value).transform((value) => (isBlank(value) ? '' : value.replace(/\r\n?/g, '\n')));

export const requiredLine = (max: number, message: string) =>
  line(max).refine((value) => value.length > 0, message);

const isBlank = (value: string): boolean => value.trim() !== '' && withoutUnseen(value).trim() === '';
