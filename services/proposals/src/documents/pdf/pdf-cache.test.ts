import { describe, expect, it } from '@jest/globals';
import { PdfCache } from './pdf-cache.js';

const pdf = (bytes: number) => new Uint8Array(bytes);

describe('PdfCache', () => {
  it('lets go of what was asked for longest ago', () => {
    const cache = new PdfCache(100);
    for (const key of ['a', 'b', 'c']) cache.set(key, pdf(30));
    expect(cache.get('a')).toBeDefined();
    cache.set('d', pdf(40));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('counts what is set again once', () => {
    const cache = new PdfCache(100);
    for (let i = 0; i < 5; i += 1) cache.set('a', pdf(60));
    cache.set('b', pdf(40));
    expect([cache.get('a')?.byteLength, cache.get('b')?.byteLength]).toEqual([60, 40]);
  });

  it('keeps nothing larger than itself', () => {
    const cache = new PdfCache(10);
    cache.set('a', pdf(11));
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', pdf(10));
    expect(cache.get('b')).toBeDefined();
  });

  it('of no size keeps nothing', () => {
    const cache = new PdfCache(0);
    cache.set('a', pdf(1));
    expect(cache.get('a')).toBeUndefined();
  });
});
