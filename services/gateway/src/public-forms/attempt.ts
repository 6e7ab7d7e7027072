import { randomBytes } from 'node:crypto';

/** Names one drawing of a form: the same one sent twice is one try (D49). */
export const newAttempt = (): string => randomBytes(16).toString('base64url');

/** Stands in a page that is drawn once for everybody, where each gets an attempt of their own. No text can hold its quotes. */
export const ANY_ATTEMPT = 'cada-um';
const PLACE = `name="tentativa" value="${ANY_ATTEMPT}"`;

/** A page that shows what was decided holds none. */
export const holdsForm = (html: Buffer): boolean => html.includes(PLACE);

export const withAttempt = (html: Buffer): Buffer =>
  Buffer.from(html.toString('utf8').replace(PLACE, `name="tentativa" value="${newAttempt()}"`));
