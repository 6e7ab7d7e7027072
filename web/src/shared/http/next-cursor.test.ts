import { describe, expect, it } from '@jest/globals';
import { nextCursor } from './next-cursor';

describe('Link header (D7)', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['</api/propostas?limit=50&cursor=ab%2Bc>; rel="next"', 'ab+c'],
    ['</api/propostas?cursor=x>; rel=next', 'x'],
    ['</api/propostas?cursor=0>; rel="prev", </api/propostas?cursor=2>; rel="next"', '2'],
    ['</api/propostas?cursor=0>; rel="prev"', undefined],
    ['</api/propostas>; rel="next"', undefined],
  ])('%p → %p', (header, cursor) => expect(nextCursor(header)).toBe(cursor));
});
