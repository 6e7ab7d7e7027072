import { randomInt } from 'node:crypto';

/** D33: without 0 and 1, which look like letters; each has a letter, so that none looks like an authenticator code. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const LENGTH = 6;
export const RECOVERY_CODES = 10;

/** Ten different codes of 34^6 (30 bits); with ten attempts an hour they cannot be guessed (D48). */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) {
    const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    if (/[A-Z]/.test(code)) codes.add(code);
  }
  return [...codes];
}
