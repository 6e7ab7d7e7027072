import { withoutUnseen } from './unseen.js';

const SEPARATORS = /[\s._·–—-]+/gu;
/** Crockford's base 32 has neither: who reads one means the digit. */
const LOOK_ALIKES: readonly (readonly [letter: RegExp, digit: string])[] = [
  [/O/g, '0'],
  [/[IL]/g, '1'],
];
const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A verification code as people type it (D25): any case, with or without separators. Null when it can't be one. */
export function typedCode(text: string): string | null {
  // ASCII alone: 'ı' and 'ſ' would become letters that nobody typed.
  const upper = withoutUnseen(text)
    .replace(SEPARATORS, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const code = LOOK_ALIKES.reduce((read, [letter, digit]) => read.replace(letter, digit), upper);
  return CODE.test(code) ? code : null;
}

/** 'ABCD1234EFGH' → 'ABCD-1234-EFGH', also while it is being typed (D25). */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
