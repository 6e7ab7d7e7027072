import { describe, expect, it } from '@jest/globals';
import { caretAfter, typedBefore } from './caret';

describe('caret in a masked field', () => {
  it.each([
    ['529.982.247-25', 5, 4],
    ['529.9', 4, 3],
    ['', 0, 0],
    ['12.ABC', 6, 5],
  ])('%s at %i has %i typed before', (text, caret, typed) => expect(typedBefore(text, caret)).toBe(typed));
  it.each([
    ['529.982', 0, 0],
    ['529.982', 3, 3],
    ['529.982', 4, 5],
    ['529.982', 6, 7],
    ['529', 9, 3],
  ])('%s after %i is at %i', (masked, typed, caret) => expect(caretAfter(masked, typed)).toBe(caret));
});
