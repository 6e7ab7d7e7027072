/** Zero-width characters, marks of direction, soft hyphens: chats add them, and nobody sees them. */
const INVISIBLE = /\p{Cf}/gu;
/** No shorter text is a token (128 bits in base64url, D15), and no longer one a name. */
const START = /^[A-Za-z0-9_-]{22,512}(?![A-Za-z0-9_-])/;

/** A segment of a path as text; undefined where it is not written as one. */
export function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The token at the beginning of a segment that a chat took for longer than the link was: a full stop, a bracket, an asterisk, a
 * word behind a comma. A token ends before the first character that it cannot have. `-` and `_` at its end are for the
 * service, which knows the tokens.
 */
export function linkTokenIn(segment: string): string | undefined {
  return START.exec(decodeOnce(segment)?.replace(INVISIBLE, '') ?? '')?.[0];
}
