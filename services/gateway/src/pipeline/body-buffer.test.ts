import { describe, expect, it } from '@jest/globals';
import { BodyBuffer } from './body-buffer.js';

const room = (bytes = Number.POSITIVE_INFINITY) => {
  const taken: number[] = [];
  const sum = () => taken.reduce((total, one) => total + one, 0);
  return {
    taken,
    sum,
    take: (more: number) => {
      if (sum() + more > bytes) return false;
      taken.push(more);
      return true;
    },
  };
};

describe('a body as it arrives', () => {
  it('is collected byte for byte, whatever its pieces', () => {
    const body = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));
    for (const size of [1, 7, 65_536, 100_000]) {
      const buffer = new BodyBuffer(body.length, room());
      const refused = Array.from({ length: Math.ceil(body.length / size) }, (_, i) => i * size).filter(
        (at) => !buffer.add(body.subarray(at, at + size)),
      );
      expect(refused).toEqual([]);
      expect(buffer.whole().equals(body)).toBe(true);
    }
  });

  it('takes memory as it arrives and not as announced', () => {
    const all = room();
    const buffer = new BodyBuffer(3_000_000, all);
    buffer.add(Buffer.alloc(1));
    expect(all.sum()).toBe(16 * 1024);
    for (let i = 0; i < 60_000; i += 1) buffer.add(Buffer.alloc(1));
    expect(all.sum()).toBe(64 * 1024);
  });

  it('never takes more than was announced', () => {
    const all = room();
    const buffer = new BodyBuffer(20, all);
    for (let i = 0; i < 4; i += 1) buffer.add(Buffer.alloc(5));
    expect([all.sum(), buffer.length]).toEqual([20, 20]);
  });

  it('returns false when there is no memory for more', () => {
    const buffer = new BodyBuffer(100_000, room(40_000));
    expect(buffer.add(Buffer.alloc(30_000))).toBe(true);
    expect(buffer.add(Buffer.alloc(30_000))).toBe(false);
    expect(buffer.length).toBe(30_000);
  });
});
