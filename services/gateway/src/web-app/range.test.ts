import { describe, expect, it } from '@jest/globals';
import { readRange } from './range.js';

describe('a part of a file', () => {
  it.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=98-500', { start: 98, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=200-300', 'outside'],
    ['bytes=-0', 'outside'],
    [undefined, 'none'],
    ['', 'none'],
    ['bytes=-', 'none'],
    ['bytes=5-2', 'none'],
    ['bytes=0-1,4-5', 'none'],
    ['lines=0-1', 'none'],
    ['bytes=a-b', 'none'],
    [`bytes=0-${'9'.repeat(400)}`, 'none'],
  ])('%s', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});
