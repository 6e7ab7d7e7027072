import type { ByteCache } from './byte-cache.js';

/** Bytes that are dear to make, made once while they are kept; who asks meanwhile waits for the same making. */
export class MadeOnce {
  private readonly underWay = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly cache: ByteCache<Uint8Array>) {}

  /** A failure is everybody's who waited for it, and nobody's after. */
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
