import { describe, expect, it } from '@jest/globals';
import { tokensBefore } from './damaged-token.js';

const start = 'Ab3_-x7Qw9Zk5LmN0pRsTuVwXyZa12'; // 30 of a token's 32 characters

describe('the token that a damaged link had (attack 271)', () => {
  it.each([
    ['its last character cut off', `${start}c`, [`${start}c-`, `${start}c_`]],
    ['one of two cut off', `${start}-`, [`${start}--`, `${start}-_`]],
    ['both cut off', start, [`${start}--`, `${start}-_`, `${start}_-`, `${start}__`]],
    ['italics around it', `${start}cd_`, [`${start}cd`]],
    ['bold type around it', `${start}cd__`, [`${start}cd`]],
    ['a dash behind it', `${start}cd-`, [`${start}cd`]],
    ['an old one in italics', `${start}c-_`, [`${start}c-`]],
  ])('%s', (_what, given, tokens) => expect(tokensBefore(given)).toEqual(tokens));

  it.each([
    ['a whole one, whatever it ends in', `${start}c-`],
    ['three characters short', start.slice(1)],
    ['a letter more', `${start}cda`],
    ['a letter behind the dash', `${start}cd-a`],
    ['nothing', ''],
  ])('none: %s', (_what, given) => expect(tokensBefore(given)).toEqual([]));
});
