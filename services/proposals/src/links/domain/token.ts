import { randomBytes } from 'node:crypto';
import { sha256 } from '../../documents/domain/canonical.js';

/** D15 asks for 128 random bits; 192 make 32 characters without padding. */
const TOKEN_BYTES = 24;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database looks a token up by. Any text has one, so a strange token is simply unknown. */
export const tokenHash = (token: string): Buffer => sha256(token);
