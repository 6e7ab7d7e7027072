/** What a laptop shows of a page, and what fits a 4 MB video. */
export const SIZE = { width: 1280, height: 800 };
/** Bytes that the presentation may have at most (P82). */
export const MOST_BYTES = 4 * 1024 * 1024;
