import { expect, it } from '@jest/globals';
import { titleSize } from './title-size.js';

it.each([
  ['Novo site da padaria', 'display'],
  [`${'x '.repeat(18)}x`, 'large'], // 37 characters
  ['Loja Ultramarinhos', 'large'], // a word of 13
  [`${'x '.repeat(30)}x`, 'medium'], // 61
  [`Site ${'x'.repeat(17)}`, 'medium'],
  [`${'x '.repeat(70)}x`, 'small'], // 141
  [`Site ${'x'.repeat(23)}`, 'small'],
  ['', 'display'],
])('a title like %j has the size %s, so that no word of it breaks on a phone (P128)', (title, size) => {
  expect(titleSize(title)).toBe(size);
});
