import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** D25: 16 characters, 80 random bits. 256 is a multiple of 32, so all characters are equally likely. */
export const newVerificationCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
