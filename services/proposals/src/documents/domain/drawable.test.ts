import { describe, expect, it } from '@jest/globals';
import { canDraw } from '../fonts/drawing.js';
import { drawable } from './drawable.js';

const draw = (text: string) => drawable(text, canDraw());

describe('drawable (D25: what no font has is replaced)', () => {
  it.each([
    'Olá, José! “Citação” – 50% a.a. R$ 1.234,56 ½ º ª € → ✓',
    'Ελληνικά Кириллица Tiếng Việt',
    '🚀 👩‍👩‍👧 ❤️ 👍🏽 🇧🇷 1️⃣',
    'a\nb',
    '© ®\ufe0f e\u0301q\u0301 – fim… “x”',
  ])('leaves %j', (text) => expect(draw(text)).toBe(text));

  it.each([
    ['日本', '□□'],
    ['a العربية', 'a □□□□□□□'],
    ['x\ue000\u{10fffd}\uffff', 'x□□□'],
    ['🚀\u0301', '🚀□'],
    ['a\u0e31', 'a□'],
    [`a${'\u0301'.repeat(30)}`, 'a□'],
    ['a\u0000\u0007b\u00adc\u200bd\u2060e\ufefff', 'abcdef'],
    ['a\r\nb\u2028c\u0085d\te', 'a\nb\nc\nd e'],
  ])('%j becomes %j', (text, drawn) => expect(draw(text)).toBe(drawn));
});
