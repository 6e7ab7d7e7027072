import type { ByteCache } from './byte-cache.js';

/** Makes expensive bytes once while they are cached; concurrent callers wait for the same result. */
export class SingleFlightCache {
  private readonly underWay = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly cache: ByteCache<Uint8Array>) {}

  /** A failure is thrown to all that waited for it, and is not cached. */
  async get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.cache.get(key);
    if (kept) return kept;
    const making = this.underWay.get(key) ?? make();
    this.underWay.set(key, making);
    try {
      const made = await making;
      this.cache.set(key, made, made.byteLength);
      return made;
    } finally {
      this.underWay.delete(key);
    }
  }
}
