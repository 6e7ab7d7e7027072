import { describe, expect, it } from '@jest/globals';
import { headerText } from './header-text.js';

describe('headerText (attack 78)', () => {
  it.each([
    ['A\r\nBcc: x@y.com', 'A Bcc: x@y.com'],
    ['A\u2028B\u2029C\u0085D\u0000E', 'A B C D E'],
    ['=?utf-8?Q?A=0D=0ABcc:_x@y?=', '= ?utf-8?Q?A=0D=0ABcc:_x@y?='],
    ['\u202egnirts\u202c a\u2066b\u2069', 'gnirts ab'],
    ['  dois   espaços\t ', 'dois espaços'],
    ['meia \ud83d letra', 'meia letra'],
    ['Padaria Pão & Prosa', 'Padaria Pão & Prosa'],
    ['', ''],
  ])('%j → %j', (given, text) => {
    expect(headerText(given, 80)).toBe(text);
  });

  it('cuts between characters, never inside of one', () => {
    const family = '👨‍👩‍👧';
    expect(headerText(family.repeat(10), 4)).toBe(`${family.repeat(3)}…`);
    expect(headerText('abcd', 4)).toBe('abcd');
  });

  it('takes no longer for a megabyte', () => {
    const start = Date.now();
    headerText('=?'.repeat(250_000) + '\r\n'.repeat(250_000), 200);
    expect(Date.now() - start).toBeLessThan(1_500); // processing the whole text would take seconds to minutes
  });
});
