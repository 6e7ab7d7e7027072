const DAY_MS = 24 * 60 * 60 * 1_000;

/** From when on something that is possible once a day is possible again (P118, P119); null where it is possible now. */
export function possibleAgain(last: Date | null, now: Date): Date | null {
  const next = last && new Date(last.getTime() + DAY_MS);
  return next && next > now ? next : null;
}
