import { describe, expect, it } from '@jest/globals';
import { mergeNewestFirst } from './merge.js';

const entry = (em: string, id: string) => ({ em: `2026-11-28T10:00:0${em}Z`, id });

describe('merging what services recorded (D34)', () => {
  it('is newest first over all lists, by id within a millisecond', () => {
    const identity = [entry('3.000', 'a'), entry('1.001', 'c'), entry('1.000', 'b')];
    const notifications = [entry('2.000', 'd'), entry('1.001', 'e'), entry('0.999', 'f')];
    const order = mergeNewestFirst(identity, notifications).map(({ id }) => id);
    expect(order.join('')).toBe('adecbf');
    expect(mergeNewestFirst(notifications, identity).map(({ id }) => id)).toEqual(order);
  });

  it('handles equal entries and empty lists', () => {
    expect(mergeNewestFirst([], [])).toEqual([]);
    expect(mergeNewestFirst([entry('1.000', 'a')], [], [entry('1.000', 'a')])).toHaveLength(2);
  });
});
