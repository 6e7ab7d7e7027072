import { createHash } from 'node:crypto';
import { canonicalizeEx } from 'json-canonicalize';

/** The canonical bytes of a JSON value (RFC 8785). Throws on what JSON does not have: undefined, NaN, infinities. */
export const canonicalText = (value: object): string => canonicalizeEx(value, { strictUndefined: true });

export const canonicalBytes = (value: object): Buffer => Buffer.from(canonicalText(value), 'utf8');

export const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
