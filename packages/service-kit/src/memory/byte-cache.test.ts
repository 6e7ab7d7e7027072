import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ByteCache } from './byte-cache.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const cache = (over: object = {}) => new ByteCache<string>({ maxBytes: 100, maxAgeMs: 1_000, ...over });

describe('values cached in memory', () => {
  it('are found again', () => {
    const kept = cache();
    kept.set('a', 'A', 40);
    expect([kept.get('a'), kept.get('b')]).toEqual(['A', undefined]);
  });

  it('are evicted, the least recently used first', () => {
    const kept = cache();
    for (const key of ['a', 'b']) kept.set(key, key, 40);
    kept.get('a');
    kept.set('c', 'c', 40);
    expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual(['a', undefined, 'c']);
  });

  it('count once when set again', () => {
    const kept = cache();
    kept.set('a', 'old', 90);
    kept.set('a', 'new', 50);
    kept.set('b', 'b', 50);
    expect([kept.get('a'), kept.get('b')]).toEqual(['new', 'b']);
  });

  it('are not cached when too large, and evict nothing', () => {
    const kept = cache({ maxBytesEach: 60 });
    kept.set('a', 'a', 60);
    kept.set('b', 'b', 61);
    expect([kept.get('a'), kept.get('b')]).toEqual(['a', undefined]);
    const none = cache({ maxBytes: 0 });
    none.set('a', 'a', 1);
    expect(none.size).toBe(0);
  });

  it('are removed after their time, used or not', () => {
    const kept = cache();
    kept.set('a', 'a', 1);
    jest.advanceTimersByTime(999);
    expect(kept.get('a')).toBe('a');
    jest.setSystemTime(Date.now() + 1);
    expect(kept.get('a')).toBeUndefined();
    kept.set('b', 'b', 1);
    jest.advanceTimersByTime(2_000);
    expect(kept.size).toBe(0);
  });
});
