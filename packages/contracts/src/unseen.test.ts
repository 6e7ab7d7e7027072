import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasLetter, seenLine, showUnseen, withoutUnseen } from './unseen.js';

const UNSEEN = [
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u2060\u2064\u206f\u2800\u3164\ufe00\ufe0e\ufe0f',
  '\ufeff\uffa0\ufff9\u{1d173}\u{e0001}\u{e0020}\u{e0061}\u{e007f}\u{e0100}',
]
  .flatMap((part) => Array.from(part))
  .filter((character) => character !== '');
const EMOJI = [
  '❤️',
  '👩‍👩‍👧',
  '👍🏽',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '1️⃣',
  '🇧🇷',
  '❤️‍🔥',
  '☕',
  '🧑🏽‍💻',
];
const piece = fc.oneof(
  fc.constantFrom(...UNSEEN),
  fc.constantFrom(...EMOJI, '🏽', '🏴', '❤', '1', '#', '\u20e3', 'a', 'é', '\u0301', ' ', '.'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });

describe('invisible characters (D47, attack 260)', () => {
  it.each(UNSEEN)('%j is removed anywhere', (unseen) => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        // After a digit, '#' or '*' some of them would make an emoji of it.
        const texted = `${before}x${unseen}y${after}`;
        expect(withoutUnseen(texted)).toBe(`${before}xy${after}`);
        expect(seenLine(texted)).toBe(`${before}xy${after}`);
        expect(hasLetter(unseen)).toBe(false);
      }),
    );
  });

  it.each(EMOJI)('%s stays whole on a line, alone and next to others', (emoji) => {
    expect(seenLine(`Ateliê ${emoji}`)).toBe(`Ateliê ${emoji}`);
    expect(seenLine(`${emoji}${emoji}x`)).toBe(`${emoji}${emoji}x`);
    expect(showUnseen(`Ateliê ${emoji}`)).toBe(`Ateliê ${emoji}`);
  });

  it('a second time changes nothing, and a line has invisible characters only inside emoji', () => {
    fc.assert(
      fc.property(text, (given) => {
        const line = seenLine(given);
        expect(seenLine(line)).toBe(line);
        expect(withoutUnseen(line)).toBe(withoutUnseen(given));
        expect(withoutUnseen(withoutUnseen(given))).toBe(withoutUnseen(given));
        if (!/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(withoutUnseen(line))) expect(showUnseen(line)).toBe(line);
      }),
    );
  });

  it('evidence shows every character: none is invisible', () => {
    fc.assert(
      fc.property(text, (given) => {
        const shown = showUnseen(given);
        expect(shown.length).toBeGreaterThanOrEqual(given.length);
        if (given !== '' && given.trim() === given) expect(withoutUnseen(shown).trim()).not.toBe('');
      }),
    );
  });

  it.each([
    ['Ana\u200b', 'Ana[U+200B]'],
    ['\u3164', '[U+3164]'],
    ['\u{e0041}', '[U+E0041]'],
    ['a\u202eb', 'a[U+202E]b'],
    ['a\u0007', 'a[U+0007]'],
    ['Ateliê ❤️\ufe0f', 'Ateliê ❤️[U+FE0F]'],
    ['a\u200db', 'a[U+200D]b'],
    ['José d’Ávila', 'José d’Ávila'],
  ])('%j is shown as %j', (given, shown) => expect(showUnseen(given)).toBe(shown));

  it.each(['', ' ', '...', '123', '❤️', '\u3164\u115f\uffa0', '\u2800', '-\u0301'])(
    '%j has no letter',
    (given) => expect(hasLetter(given)).toBe(false),
  );
  it.each(['Jô', 'ok 3', '李', 'محمد', 'Ω'])('%j has', (given) => expect(hasLetter(given)).toBe(true));
});
