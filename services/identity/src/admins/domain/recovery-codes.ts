import { randomInt } from 'node:crypto';

/** D33: without 0 and 1, which look like letters; a letter is in each, so that none passes for a code of the app. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const LENGTH = 6;
export const RECOVERY_CODES = 10;

/** Ten different codes of 34^6 (30 bits); ten tries an hour leave no room for guessing (D48). */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) {
    const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    if (/[A-Z]/.test(code)) codes.add(code);
  }
  return [...codes];
}
