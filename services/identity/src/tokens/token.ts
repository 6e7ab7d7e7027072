import { createHash, randomBytes } from 'node:crypto';

/** D8: 256 random bits; the only access to a session, and stored nowhere. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token, and what the gateway sends (as hex). */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
