/** Zero-width characters, direction marks, soft hyphens: invisible, added by chats. */
const INVISIBLE = /\p{Cf}/gu;
/** No shorter text is a token (128 bits in base64url, D15), and no longer one a name. */
const START = /^[A-Za-z0-9_-]{22,512}(?![A-Za-z0-9_-])/;

/** A segment of a path as text; undefined if it is malformed. */
export function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The token at the beginning of a segment to which a chat added a full stop, a bracket, an asterisk or a
 * word after a comma. A token ends before the first character that it cannot have. `-` and `_` at its end are left to the
 * service, which has the tokens.
 */
export function linkTokenIn(segment: string): string | undefined {
  return START.exec(decodeOnce(segment)?.replace(INVISIBLE, '') ?? '')?.[0];
}
