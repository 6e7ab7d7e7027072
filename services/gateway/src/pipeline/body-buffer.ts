import type { Hold } from '../capacity/memory.js';

const FIRST_BYTES = 16 * 1024;

/**
 * A body as it arrives, in one buffer that doubles: what a client only announces costs nothing, and thousands of pieces of one
 * byte cost no more than their bytes.
 */
export class BodyBuffer {
  private bytes: Buffer = Buffer.alloc(0);
  private used = 0;

  /** `most`: the maximum of bytes that will arrive. */
  constructor(
    private readonly most: number,
    private readonly room: Pick<Hold, 'take'>,
  ) {}

  get length(): number {
    return this.used;
  }

  /** False if there is no memory for it. */
  add(chunk: Buffer): boolean {
    const needed = this.used + chunk.length;
    if (needed > this.bytes.length && !this.grow(needed)) return false;
    chunk.copy(this.bytes, this.used);
    this.used = needed;
    return true;
  }

  whole(): Buffer {
    return this.bytes.subarray(0, this.used);
  }

  private grow(needed: number): boolean {
    const wanted = Math.max(needed, 2 * this.bytes.length, FIRST_BYTES);
    const size = Math.max(needed, Math.min(wanted, this.most));
    if (!this.room.take(size - this.bytes.length)) return false;
    const larger = Buffer.allocUnsafe(size);
    this.bytes.copy(larger, 0, 0, this.used);
    this.bytes = larger;
    return true;
  }
}
