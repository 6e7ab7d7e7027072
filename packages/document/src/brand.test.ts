import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.js';
import { brandOf, onBrand } from './brand.js';

const AA = 4.5;
/** Ten brand colours that make text hard to read: pale, glaring, and mid-tones where black and white are close. */
const AWKWARD = [
  '#FFFFFF',
  '#000000',
  '#FFFF00',
  '#00FF00',
  '#00FFFF',
  '#FF0000',
  '#777777',
  '#3B82F6',
  '#8B5CF6',
  '#F97316',
] as const;
const pairs = AWKWARD.flatMap((primaria) => AWKWARD.map((secundaria) => ({ primaria, secundaria })));

describe('onBrand (D26)', () => {
  it.each([
    ['#FFFFFF', '#000000'],
    ['#000000', '#FFFFFF'],
    ['#FFFF00', '#000000'],
    ['#00FF00', '#000000'],
    ['#00FFFF', '#000000'],
    ['#FF0000', '#000000'],
    ['#777777', '#000000'],
    ['#3B82F6', '#000000'],
    ['#8B5CF6', '#000000'],
    ['#F97316', '#000000'],
    ['#1D4ED8', '#FFFFFF'],
  ])('on %s writes %s, and it is AA', (color, text) => {
    expect(onBrand(color)).toBe(text);
    expect(contrast(color, text)).toBeGreaterThanOrEqual(AA);
  });
});

describe('brandOf', () => {
  it.each(pairs)('reads along the whole header for $primaria and $secundaria', (colors) => {
    const { from, to, on } = brandOf(colors);
    const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (let part = 0; part <= 1; part += 1 / 64) {
      const between = channels(from).map((a, at) => Math.round(a + ((channels(to)[at] ?? 0) - a) * part));
      const color = `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      // Measured at other points than in the code: a tolerance of a hundredth for the rounding between them.
      expect(contrast(color, on)).toBeGreaterThanOrEqual(AA - 0.05);
    }
    expect(contrast(from, on)).toBeGreaterThanOrEqual(AA);
    expect(contrast(to, on)).toBeGreaterThanOrEqual(AA);
  });

  it.each(AWKWARD)('%s as text reads on white paper', (color) => {
    const { ink, inkSecond } = brandOf({ primaria: color, secundaria: color });
    expect(contrast(ink, '#FFFFFF')).toBeGreaterThanOrEqual(AA);
    expect(inkSecond).toBe(ink);
  });

  it.each([...AWKWARD, '#FF1493'])('%s as text reads on its own wash', (color) => {
    const wash = [1, 3, 5].map((at) =>
      Math.round(255 + (Number.parseInt(color.slice(at, at + 2), 16) - 255) * 0.06),
    );
    const paper = `#${wash.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    const { ink } = brandOf({ primaria: color, secundaria: '#FFFDE7' });
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(AA);
  });

  it('keeps the owner’s colours where their contrast is enough', () => {
    expect(brandOf({ primaria: '#1d4ed8', secundaria: '#6D28D9' })).toMatchObject({
      from: '#1D4ED8',
      to: '#6D28D9',
      on: '#FFFFFF',
      ink: '#1D4ED8',
      line: '#1D4ED8',
    });
  });

  it('returns only #RRGGBB', () => {
    const brand = brandOf({ primaria: 'red; background: url(//x)', secundaria: '#fff' });
    expect(brand.from).toBe('#3B82F6');
    expect(Object.values(brand).every((color) => /^#[0-9A-F]{6}$/.test(color))).toBe(true);
  });
});
