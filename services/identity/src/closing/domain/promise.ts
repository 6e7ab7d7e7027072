/** D37: until then everything is erased that need not be kept. */
const ERASED_WITHIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export const erasedUntil = (closed: Date): Date => new Date(closed.getTime() + ERASED_WITHIN_DAYS * DAY_MS);
