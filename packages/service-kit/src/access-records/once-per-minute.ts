const MINUTE_MS = 60_000;
/** Kinds of calls of one minute that are stored; about 10 MB. Further ones are written again. */
const MOST = 50_000;

/**
 * Whether something is the first of its kind in this minute of the clock. Repeated calls from one
 * address leave one access record a minute, however fast (docs/decisions/0029).
 */
export class OncePerMinute {
  private minute = Number.NaN;
  private readonly seen = new Set<string>();

  isFirst(at: Date, key: string): boolean {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== this.minute || this.seen.size >= MOST) this.seen.clear();
    this.minute = minute;
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }
}
