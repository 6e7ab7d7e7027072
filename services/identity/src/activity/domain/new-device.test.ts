import { describe, expect, it } from '@jest/globals';
import { noticeOf } from './new-device.js';

describe('notices about a sign-in (D29)', () => {
  const strange = { known: false, first: false, told: 0 };
  it.each([
    ['a browser that is not known', strange, 'mail'],
    ['one that is', { ...strange, known: true }, 'none'],
    ['the first one, right after the account was made', { ...strange, first: true }, 'none'],
    ['the fifth in a day: it says that it is the last', { ...strange, told: 4 }, 'last-mail'],
    ['the sixth', { ...strange, told: 5 }, 'none'],
  ] as const)('%s', (_which, facts, notice) => {
    expect(noticeOf(facts)).toBe(notice);
  });
});
