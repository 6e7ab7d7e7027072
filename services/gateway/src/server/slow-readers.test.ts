import { describe, expect, it } from '@jest/globals';
import { tooSlow } from './slow-readers.js';

const KB = 1024;
const rule = { graceMs: 30_000, slowest: 4 * KB };
/** Somebody who has read `bytes` in `seconds`. */
const isCut = (bytes: number, seconds: number) =>
  tooSlow([{ socket: { bytesWritten: 500 + bytes }, since: 0, before: 500 }], seconds * 1_000, rule)
    .length === 1;

describe('a client that reads too slowly', () => {
  it('is not a phone at 20 KB/s with a PDF of 3 MB, at any moment of its 150 s', () => {
    for (let seconds = 0; seconds <= 150; seconds += 1) expect(isCut(seconds * 20 * KB, seconds)).toBe(false);
  });

  it('is not one that pauses for half a minute', () => {
    expect(isCut(0, 30)).toBe(false);
    expect(isCut(40 * KB, 40)).toBe(false);
  });

  it('is one that reads a byte a second, or nothing', () => {
    expect(isCut(31, 31)).toBe(true);
    expect(isCut(64 * KB, 47)).toBe(true); // what the system itself buffered at once
    expect(isCut(0, 31)).toBe(true);
  });
});
