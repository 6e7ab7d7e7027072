import { describe, expect, it } from '@jest/globals';
import { RowHeights } from './row-heights';

describe('heights of rows that are not rendered', () => {
  it('are the last known ones, else the average', () => {
    const heights = new RowHeights();
    expect(heights.of('a', 10)).toBe(560);
    heights.note('a', 10, { width: 1000, height: 800 });
    heights.note('b', 5, { width: 1000, height: 700 });
    expect(heights.of('a', 10)).toBe(800);
    expect(heights.of('c', 10)).toBe(1000);
  });
  it('are estimated again where a row was added or removed', () => {
    const heights = new RowHeights();
    heights.note('a', 10, { width: 1000, height: 800 });
    expect(heights.of('a', 9)).toBe(720);
  });
  it('are dropped when the width changes, and not read from hidden rows', () => {
    const heights = new RowHeights();
    heights.note('a', 10, { width: 1000, height: 800 });
    heights.note('a', 10, { width: 0, height: 0 });
    expect(heights.of('a', 10)).toBe(800);
    heights.note('b', 10, { width: 360, height: 2600 });
    expect(heights.of('a', 10)).toBe(2600);
  });
});
