/** Enough for every browser; a longer text is no user agent. In characters. */
const LONGEST = 500;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;
const HALF = /\p{Surrogate}/gu;

/**
 * The User-Agent header as it is stored, shown and hashed: without control characters and lone surrogates, at most 500
 * characters. The gateway applies it once, so that every service gets the same text (D18, D36).
 */
export const cleanUserAgent = (header: string | undefined): string =>
  Array.from(header ?? '')
    .slice(0, LONGEST)
    .join('')
    .replace(CONTROL, ' ')
    .replace(HALF, '\ufffd');
