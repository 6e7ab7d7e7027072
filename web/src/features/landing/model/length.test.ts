import { expect, it } from '@jest/globals';
import { lengthOf } from './length';

it.each([
  [65, '1:05'],
  [59.6, '1:00'],
  [9, '0:09'],
  [600, '10:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(lengthOf(seconds)).toBe(text);
});
