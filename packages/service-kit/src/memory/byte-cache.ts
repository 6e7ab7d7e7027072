interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly at: number;
}

export interface ByteCacheOptions {
  /** All values together. 0 keeps nothing. */
  maxBytes: number;
  /** One value; larger ones are not kept at all. */
  maxBytesEach?: number;
  /** After this long a value is gone, so that what was erased elsewhere does not live on here. */
  maxAgeMs: number;
}

/**
 * Things that are dear to make and never change under their key, the least recently asked for going first. No key is ever
 * invalidated: whoever keeps a thing here puts into its key all that it was made of.
 */
export class ByteCache<Value> {
  private readonly kept = new Map<string, Kept<Value>>();
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ByteCacheOptions) {}

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    if (Date.now() - found.at >= this.options.maxAgeMs) {
      this.forget(key);
      return undefined;
    }
    // A Map lists in the order of setting: what was asked for last stands last.
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, bytes: number): void {
    const { maxBytes, maxBytesEach = maxBytes } = this.options;
    this.forget(key);
    if (bytes > maxBytesEach || bytes > maxBytes) return;
    this.kept.set(key, { value, bytes, at: Date.now() });
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= maxBytes) break;
      this.forget(oldest);
    }
    this.timer ??= this.sweepLater();
  }

  get size(): number {
    return this.kept.size;
  }

  /** What nobody asks for any more has to go as well. */
  private sweepLater(): NodeJS.Timeout {
    return setTimeout(() => {
      const now = Date.now();
      for (const [key, { at }] of this.kept) if (now - at >= this.options.maxAgeMs) this.forget(key);
      this.timer = this.kept.size > 0 ? this.sweepLater() : undefined;
    }, this.options.maxAgeMs).unref();
  }

  private forget(key: string): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}
