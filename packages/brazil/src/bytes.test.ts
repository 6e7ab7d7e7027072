import { describe, expect, it } from '@jest/globals';
import { formatBytes } from './bytes.js';

describe('sizes as people read them', () => {
  it.each([
    [0, '0 KB'],
    [999, '0 KB'],
    [850_400, '850 KB'],
    [1_000_000, '1 MB'],
    [49_690_000, '49,6 MB'],
    [50_000_000, '50 MB'],
    [2_000_000_000, '2 GB'],
    [1_999_999_999, '1,9 GB'],
  ])('%p is %p', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
