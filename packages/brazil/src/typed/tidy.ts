const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const BLANK = /[\s\u0085]/gu;
const DASH = /[\p{Pd}\u2212]/gu;
/** Numerals of other scripts and widths, superscripts, fractions: read as digits, some would give another number (D27). */
const OTHER_NUMERAL = /[^\P{N}0-9]/u;

/**
 * A pasted text with plain blanks and hyphens, without invisible characters: chats, tables and address books put such characters
 * around numbers. Letters and all else stay.
 */
export function tidy(text: string): string {
  return text.replace(UNSEEN, '').replace(BLANK, ' ').replace(DASH, '-');
}

export const hasOtherNumerals = (text: string): boolean => OTHER_NUMERAL.test(text);

export interface NumberInText {
  before: string;
  /** From the first digit to the last. */
  body: string;
  after: string;
  digits: string;
}

/** The part of a tidied text with all its digits; null where there is none. */
export function numberIn(text: string): NumberInText | null {
  const first = text.search(/\d/);
  if (first < 0) return null;
  let end = text.length;
  while (!/\d/.test(text.charAt(end - 1))) end--;
  const body = text.slice(first, end);
  return { before: text.slice(0, first), body, after: text.slice(end), digits: body.replace(/\D/g, '') };
}

export const REASONS = {
  noNumber: 'não há números neste texto',
  otherNumerals: 'use os algarismos de 0 a 9',
  amid: 'há outro texto entre os números',
} as const;
