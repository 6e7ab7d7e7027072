import { createHash } from 'node:crypto';

/** 256 random bits in base64url or hex (D8), with room to grow; anything else was never made by us. */
const VALUE = /^[A-Za-z0-9_-]{43,128}$/;

/**
 * The value of the session cookie in a Cookie header. A cookie that is there twice or is not of our form counts as none: it
 * is no reason to fail, and which of two a browser meant cannot be known (attack 106).
 */
export function sessionCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && VALUE.test(value) ? value : undefined;
}

/** What identity knows a session by; the cookie's value itself goes no further than this process. */
export const sessionHash = (value: string): string => createHash('sha256').update(value).digest('hex');
