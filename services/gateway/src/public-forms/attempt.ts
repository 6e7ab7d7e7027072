import { randomBytes } from 'node:crypto';

/** Identifies one rendered form: the same one sent twice is one attempt (D49). */
export const newAttempt = (): string => randomBytes(16).toString('base64url');

/** Placeholder in a page that is rendered once for everybody, replaced by a new attempt each time. No text can contain its quotes. */
export const ANY_ATTEMPT = 'cada-um';
const PLACE = `name="tentativa" value="${ANY_ATTEMPT}"`;

/** A page that shows a decision has none. */
export const holdsForm = (html: Buffer): boolean => html.includes(PLACE);

export const withAttempt = (html: Buffer): Buffer =>
  Buffer.from(html.toString('utf8').replace(PLACE, `name="tentativa" value="${newAttempt()}"`));
