import { hasLongRunOfMarks } from '@acordo/brazil/normal-form';
import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { withoutTabs } from '../one-line.js';
import { seenLine, withoutUnseen } from '../unseen.js';

// D47: NUL breaks Postgres, a lone surrogate is stored as something else than was hashed, and a bidirectional
// override or isolate lets a text look like another one.
const FORBIDDEN = /[\u0000\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
// Control characters have no place on one line: they break mail headers and file names.
const LINE_CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Whether the text holds none of D47's forbidden characters, nor a letter with more marks than any language writes. */
export const isCleanText = (value: string): boolean => !FORBIDDEN.test(value) && !hasLongRunOfMarks(value);

/** NFC and what nobody sees make a text shorter, never to a fourth of what people type. */
const RAW_LENGTHS = 4;

/** `clean` comes before NFC: an accent belongs to its letter once nothing unseen stands between them. */
/** Whether a text may still be one of `max` units: nothing is read closely of what can't be (attacks 350, 364). */
export const isReadable = (value: string, max: number): boolean => value.length <= RAW_LENGTHS * max;

const base = (max: number, clean: (value: string) => string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? MESSAGES.required : MESSAGES.invalid) })
    // Before anything is read closely, or a body's whole length would be: that takes a service seconds.
    .refine((value) => isReadable(value, max), { error: MESSAGES.tooLong(max), abort: true })
    .refine(isCleanText, { error: MESSAGES.forbiddenCharacters, abort: true })
    .transform((value) => clean(value).normalize('NFC'))
    .refine((value) => value.length <= max, MESSAGES.tooLong(max));

/**
 * One line: NFC, trimmed, tabs as a blank, no other control characters, no unseen ones but inside emoji, at most
 * `max` UTF-16 units (D47). Empty is allowed.
 */
export const line = (max: number, clean = seenLine) =>
  base(max, (value) => clean(withoutTabs(value)))
    .refine((value) => !LINE_CONTROL.test(value.trim()), MESSAGES.forbiddenCharacters)
    .transform((value) => value.trim());

/** Several lines: NFC, `\n` line ends, otherwise as typed. One of nothing but unseen characters is empty. */
export const paragraph = (max: number) =>
  base(max, (value) => value).transform((value) => (isBlank(value) ? '' : value.replace(/\r\n?/g, '\n')));

export const requiredLine = (max: number, message: string) =>
  line(max).refine((value) => value.length > 0, message);

const isBlank = (value: string): boolean => value.trim() !== '' && withoutUnseen(value).trim() === '';
