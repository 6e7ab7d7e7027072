import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.js';
import { brandOf, fillOf, INK } from './brand.js';
import { fromOklch, toOklch } from './oklch.js';

const AA = 4.5;
const WHITE = '#FFFFFF';
const MOST = 0.22;
/** Rounding to #RRGGBB moves a lightness, and the hue of a colour with little chroma. */
const ROUNDING = 0.003;
const HUE_DEGREES = 3;
const SOME_CHROMA = 0.04;

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
const awkward = AWKWARD.flatMap((primaria) => AWKWARD.map((secundaria) => ({ primaria, secundaria })));

/** The same ones each time; a failing pair is in the title. */
function randomPairs(count: number) {
  let seed = 26;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `#${Math.floor((seed / 2_147_483_648) * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`.toUpperCase();
  };
  return Array.from({ length: count }, () => ({ primaria: next(), secundaria: next() }));
}
const pairs = [...awkward, ...randomPairs(300)];

const hueDistance = (one: string, other: string) => {
  const [a, b] = [toOklch(one), toOklch(other)];
  if (Math.min(a.c, b.c) < SOME_CHROMA) return 0;
  const degrees = Math.abs(((a.h - b.h) * 180) / Math.PI) % 360;
  return Math.min(degrees, 360 - degrees);
};
const taken = (before: string, after: string) => toOklch(before).l - toOklch(after).l;

describe('the gradient (D26)', () => {
  it.each(pairs)('reads from end to end for $primaria and $secundaria', (colors) => {
    const { from, to, on } = brandOf(colors);
    expect([WHITE, INK]).toContain(on);
    const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (let part = 0; part <= 1; part += 1 / 64) {
      const between = channels(from).map((a, at) => Math.round(a + ((channels(to)[at] ?? 0) - a) * part));
      const color = `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      // Measured at other points than in the code: a tolerance of a hundredth for the rounding between them.
      expect(contrast(color, on)).toBeGreaterThanOrEqual(AA - 0.05);
    }
    expect(Math.min(contrast(from, on), contrast(to, on))).toBeGreaterThanOrEqual(AA);
  });

  it.each(pairs)(
    'keeps both hues, and takes at most 0.22 of lightness, for $primaria and $secundaria',
    (colors) => {
      const { from, to, on } = brandOf(colors);
      const ends = [
        [colors.primaria, from],
        [colors.secundaria, to],
      ] as const;
      for (const [before, after] of ends) {
        if (on === WHITE) {
          expect(taken(before, after)).toBeLessThanOrEqual(MOST + ROUNDING);
          expect(taken(before, after)).toBeGreaterThanOrEqual(0);
          expect(hueDistance(before, after)).toBeLessThan(HUE_DEGREES);
        } else if (from !== to) {
          expect(taken(before, after)).toBeGreaterThanOrEqual(-MOST - ROUNDING);
          expect(taken(before, after)).toBeLessThanOrEqual(0);
          expect(hueDistance(before, after)).toBeLessThan(HUE_DEGREES);
        }
      }
      // With ink the lighter one is untouched, whatever happens to the other.
      const lighter = toOklch(colors.primaria).l >= toOklch(colors.secundaria).l ? ends[0] : ends[1];
      if (on === INK) expect(lighter[1]).toBe(lighter[0]);
    },
  );

  it.each(pairs)('has ink only where white would take more, for $primaria and $secundaria', (colors) => {
    // Step by step, in another way than the code looks for it.
    const needed = (color: string) => {
      const { l, c, h } = toOklch(color);
      let less = 0;
      let shade = color;
      while (contrast(shade, WHITE) < AA) shade = fromOklch({ l: l - (less += 0.002), c, h });
      return less;
    };
    const { on } = brandOf(colors);
    const most = Math.max(needed(colors.primaria), needed(colors.secundaria));
    if (Math.abs(most - MOST) > ROUNDING) expect(on).toBe(most < MOST ? WHITE : INK);
  });

  it.each([
    ['the default', '#3B82F6', '#8B5CF6', { from: '#2B72E5', to: '#8757F1', on: WHITE }],
    ['dark enough already', '#1D4ED8', '#6D28D9', { from: '#1D4ED8', to: '#6D28D9', on: WHITE }],
    ['an orange, darkened', '#0B1F4B', '#F97316', { from: '#0B1F4B', on: WHITE }],
    ['pastels, as they are', '#F9C6D7', '#C6E2F9', { from: '#F9C6D7', to: '#C6E2F9', on: INK }],
    [
      'yellow, with which black is left out',
      '#FFE600',
      '#000000',
      { from: '#FFE600', to: '#FFE600', on: INK },
    ],
    ['the same the other way round', '#000000', '#FFE600', { from: '#FFE600', to: '#FFE600', on: INK }],
    ['beige, with a lighter brown', '#6B4423', '#E8D5B7', { to: '#E8D5B7', on: INK }],
  ])('%s: %s and %s', (_what, primaria, secundaria, expected) => {
    expect(brandOf({ primaria, secundaria })).toMatchObject(expected);
  });
});

describe('colours as text (D26)', () => {
  it.each(pairs)('$primaria and $secundaria read on paper and on the wash, in their hues', (colors) => {
    const { ink, inkSecond } = brandOf(colors);
    const wash = [1, 3, 5].map((at) =>
      Math.round(255 + (Number.parseInt(colors.primaria.slice(at, at + 2), 16) - 255) * 0.06),
    );
    const paper = `#${wash.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    for (const [before, after] of [
      [colors.primaria, ink],
      [colors.secundaria, inkSecond],
    ] as const) {
      expect(Math.min(contrast(after, WHITE), contrast(after, paper))).toBeGreaterThanOrEqual(AA);
      expect(hueDistance(before, after)).toBeLessThan(HUE_DEGREES);
    }
  });
});

describe('a fill of one colour (D26)', () => {
  it.each([
    ['#1D4ED8', '#1D4ED8', WHITE],
    ['#FFFF00', '#FFFF00', INK],
    ['#FFFFFF', '#FFFFFF', INK],
    ['#000000', '#000000', WHITE],
  ])('%s is %s with %s', (color, fill, on) => expect(fillOf(color)).toEqual({ color: fill, on }));

  it.each(AWKWARD)('of %s reads', (color) => {
    const fill = fillOf(color);
    expect(contrast(fill.color, fill.on)).toBeGreaterThanOrEqual(AA);
  });
});

it('a brand is only #RRGGBB, and the owner’s colours where they read (D26)', () => {
  const brand = brandOf({ primaria: 'red; background: url(//x)', secundaria: '#fff' });
  expect(brand.line).toBe('#3B82F6');
  expect(Object.values(brand).every((color) => /^#[0-9A-F]{6}$/.test(color))).toBe(true);
  expect(brandOf({ primaria: '#1d4ed8', secundaria: '#6D28D9' })).toMatchObject({
    ink: '#1D4ED8',
    line: '#1D4ED8',
  });
});
