interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly at: number;
}

export interface ByteCacheOptions {
  /** All values together. 0 caches nothing. */
  maxBytes: number;
  /** One value; larger ones are not cached. */
  maxBytesEach?: number;
  /** A value is removed after this time, so that what was erased elsewhere does not stay here. */
  maxAgeMs: number;
}

/**
 * Caches values that are expensive to make and never change under their key; evicts the least recently used first. No key is
 * invalidated: the key has to contain everything that the value was made of.
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
      this.remove(key);
      return undefined;
    }
    // A Map keeps the order of insertion: the most recently used is last.
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, bytes: number): void {
    const { maxBytes, maxBytesEach = maxBytes } = this.options;
    this.remove(key);
    if (bytes > maxBytesEach || bytes > maxBytes) return;
    this.kept.set(key, { value, bytes, at: Date.now() });
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= maxBytes) break;
      this.remove(oldest);
    }
    this.timer ??= this.sweepLater();
  }

  get size(): number {
    return this.kept.size;
  }

  /** Removes values that are no longer used. */
  private sweepLater(): NodeJS.Timeout {
    return setTimeout(() => {
      const now = Date.now();
      for (const [key, { at }] of this.kept) if (now - at >= this.options.maxAgeMs) this.remove(key);
      this.timer = this.kept.size > 0 ? this.sweepLater() : undefined;
    }, this.options.maxAgeMs).unref();
  }

  private remove(key: string): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}
