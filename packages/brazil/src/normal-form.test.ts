import { describe, expect, it } from '@jest/globals';
import { hasLongRunOfMarks, normalForm } from './normal-form.js';
import { fold } from './text.js';

const acute = '\u0301';
const marks = (count: number) => `a${`${acute}\u0323`.repeat(count / 2)}`;

describe('the normal form of a text', () => {
  it('is NFC, or another requested one', () => {
    expect(normalForm(`Jose${acute}`)).toBe('José');
    expect(normalForm('José', 'NFKD')).toBe(`Jose${acute}`);
  });

  it('is the text itself where a letter has more marks than any language writes (attack 350)', () => {
    expect([hasLongRunOfMarks(marks(30)), hasLongRunOfMarks(marks(32))]).toEqual([false, true]);
    expect(normalForm(marks(32))).toBe(marks(32));
  });

  it('takes a megabyte of marks as fast as any text: quadratic time would be an hour', () => {
    const text = marks(1_000_000);
    expect([normalForm(text).length, fold(text)]).toEqual([1_000_001, 'a']);
  });
});
