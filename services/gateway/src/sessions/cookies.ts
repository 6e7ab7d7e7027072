import { hash } from 'node:crypto';

/** 256 random bits in base64url (D8), with a margin; anything else was not made by us. */
const SESSION = /^[A-Za-z0-9_-]{43,128}$/;
/** Identity's signed text (D48); only identity can check it. */
const DEVICE = /^[A-Za-z0-9._-]{1,200}$/;

/** Encrypted by identity (D11); only identity can decrypt it. */
const SIGN_IN = /^[A-Za-z0-9_-]{1,1000}$/;

/**
 * The one value of a cookie in a Cookie header. A repeated or malformed cookie counts as none: that is
 * no error, and which of two is meant is unclear (attack 106).
 */
function cookieValue(header: string | undefined, name: string, form: RegExp): string | undefined {
  if (!header?.includes(name)) return undefined;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && form.test(value) ? value : undefined;
}

export const sessionValue = (header: string | undefined, name: string) => cookieValue(header, name, SESSION);
export const deviceValue = (header: string | undefined, name: string) => cookieValue(header, name, DEVICE);
export const signInValue = (header: string | undefined, name: string) => cookieValue(header, name, SIGN_IN);

/** Of the client's forms; encrypted by kept-forms.ts. */
const FORM = /^[A-Za-z0-9_.-]{1,3800}$/;

/** The values of `name_0`, `name_1`, as far as they exist. */
export function cookieParts(header: string | undefined, name: string): string[] {
  const parts: string[] = [];
  for (
    let part = cookieValue(header, `${name}_0`, FORM);
    part;
    part = cookieValue(header, `${name}_${parts.length}`, FORM)
  )
    parts.push(part);
  return parts;
}

/** The session's hash for identity; the cookie's value itself stays in this process. */
export const sessionHash = (value: string): string => hash('sha256', value, 'hex');
