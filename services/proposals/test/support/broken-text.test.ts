import { describe, expect, it } from '@jest/globals';
import { brokenText } from './broken-text.js';

describe('text that is extracted from a page', () => {
  it.each([
    ['a1', 'um a1 aqui', null],
    ['a1', 'um a\n1 aqui', null],
    ['a1', 'um a 1 aqui', 'parted: a|1'],
    ['a1', 'um a 1a, e a1 aqui', null],
    ['a1', 'um a1a, e a 1 aqui', null],
    ['a1', 'nada', 'absent: a|1'],
  ])('%s in %j: %s', (typed, page, broken) => expect(brokenText(page, typed)).toBe(broken));
});
