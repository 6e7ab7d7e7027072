import { randomBytes } from 'node:crypto';
import { sha256 } from '@acordo/document/canonical';

/** D15 requires 128 random bits; 192 make 32 characters without padding. */
const TOKEN_BYTES = 24;
/** The form of every token, also of those from before the ends were checked. */
export const TOKEN_LENGTH = 32;
/** Chats leave a `-` or `_` at the end of an address out of the link, and take `_` at either end for italics. */
const EDGES = /^[A-Za-z0-9].*[A-Za-z0-9]$/;

/** Generated again if an end is no letter or digit, as in one of 16; 191.9 of the 192 bits stay. */
export function newToken(draw: (bytes: number) => Buffer = randomBytes): string {
  for (;;) {
    const token = draw(TOKEN_BYTES).toString('base64url');
    if (EDGES.test(token)) return token;
  }
}

/** The hash for looking up a token. Any text has one, so a malformed token is simply unknown. */
export const tokenHash = (token: string): Buffer => sha256(token);
