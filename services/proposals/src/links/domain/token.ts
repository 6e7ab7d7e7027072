import { randomBytes } from 'node:crypto';
import { sha256 } from '@acordo/document/canonical';

/** D15 asks for 128 random bits; 192 make 32 characters without padding. */
const TOKEN_BYTES = 24;
/** Every token that was ever made has it, also those from before ends were looked at. */
export const TOKEN_LENGTH = 32;
/** Chats leave a `-` or `_` at the end of an address out of the link, and take `_` at either end for italics. */
const EDGES = /^[A-Za-z0-9].*[A-Za-z0-9]$/;

/** Drawn again where an end is no letter or digit, as one in 16 is; 191.9 of the 192 bits stay. */
export function newToken(draw: (bytes: number) => Buffer = randomBytes): string {
  for (;;) {
    const token = draw(TOKEN_BYTES).toString('base64url');
    if (EDGES.test(token)) return token;
  }
}

/** What the database looks a token up by. Any text has one, so a strange token is simply unknown. */
export const tokenHash = (token: string): Buffer => sha256(token);
