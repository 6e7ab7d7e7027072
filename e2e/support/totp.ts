import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator shows for the secret (RFC 6238: SHA-1, 6 digits, 30 seconds). A code is accepted once (D33). */
export function totp(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000;
  return String(number).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, String)
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
