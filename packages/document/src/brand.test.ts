import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.js';
import { brandOf, fillOf, INK } from './brand.js';
import { lightnessOf, shadeOf } from './oklab.js';
import { hueDistance } from './testing/hue-distance.js';

const AA = 4.5;
const WHITE = '#FFFFFF';
const MOST = 0.22;
/** Rounding to #RRGGBB moves a lightness. */
const ROUNDING = 0.003;
const HUE_DEGREES = 3;

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

type Colors = Parameters<typeof brandOf>[0];
/** The same ones each time. */
function randomPairs(count: number): Colors[] {
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

const taken = (before: string, after: string) => lightnessOf(before) - lightnessOf(after);

const lightestOf = ({ primaria, secundaria }: Colors) =>
  lightnessOf(primaria) >= lightnessOf(secundaria) ? primaria : secundaria;
const endsOf = (colors: Colors) => {
  const { from, to, on } = brandOf(colors);
  return { on, ends: [[colors.primaria, from] as const, [colors.secundaria, to] as const] };
};

describe('the gradient of any two colours (D26)', () => {
  it('reads from end to end', () => {
    const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    const reads = (colors: Colors) => {
      const { from, to, on } = brandOf(colors);
      const places = Array.from({ length: 65 }, (_, at) => at / 64);
      const between = places.map((part) => {
        const mixed = channels(from).map((a, at) => Math.round(a + ((channels(to)[at] ?? 0) - a) * part));
        return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      });
      // Measured at other points than in the code: a tolerance of a hundredth for the rounding between them.
      return (
        [WHITE, INK].includes(on) &&
        Math.min(contrast(from, on), contrast(to, on)) >= AA &&
        between.every((color) => contrast(color, on) >= AA - 0.05)
      );
    };
    expect(pairs.filter((pair) => !reads(pair))).toEqual([]);
  });

  it('keeps the hues; white text takes at most 0.22 of lightness, and adds none', () => {
    const white = pairs.filter((pair) => brandOf(pair).on === WHITE);
    expect(white.length).toBeGreaterThan(50);
    const isKept = (pair: Colors) =>
      endsOf(pair).ends.every(
        ([before, after]) =>
          taken(before, after) <= MOST + ROUNDING &&
          taken(before, after) >= 0 &&
          hueDistance(before, after) < HUE_DEGREES,
      );
    expect(white.filter((pair) => !isKept(pair))).toEqual([]);
  });

  it('leaves the lighter colour as it is with ink, lightens the other by at most 0.22 in its hue, or leaves it out', () => {
    const dark = pairs.filter((pair) => brandOf(pair).on === INK);
    expect(dark.length).toBeGreaterThan(50);
    const isKept = (pair: Colors) =>
      endsOf(pair).ends.every(([before, after]) => {
        if (after === lightestOf(pair)) return true;
        const added = -taken(before, after);
        const isOther = before !== lightestOf(pair);
        return isOther && added >= 0 && added <= MOST + ROUNDING && hueDistance(before, after) < HUE_DEGREES;
      });
    expect(dark.filter((pair) => !isKept(pair))).toEqual([]);
  });

  it('has ink only where white would take more', () => {
    // Step by step, in another way than the code looks for it.
    const needed = (color: string) => {
      const lightness = lightnessOf(color);
      let less = 0;
      let shade = color;
      while (contrast(shade, WHITE) < AA) shade = shadeOf(color, lightness - (less += 0.002));
      return less;
    };
    const isRight = (pair: Colors) => {
      const most = Math.max(needed(pair.primaria), needed(pair.secundaria));
      const { on } = brandOf(pair);
      return Math.abs(most - MOST) <= ROUNDING || on === (most < MOST ? WHITE : INK);
    };
    expect(pairs.filter((pair) => !isRight(pair))).toEqual([]);
  });

  it.each([
    ['the default', '#3B82F6', '#8B5CF6', { from: '#3473DC', to: '#8659ED', on: WHITE }],
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

it('any two colours read as text on paper and on the wash, in their hues (D26)', () => {
  const isRight = (pair: Colors) => {
    const { ink, inkSecond } = brandOf(pair);
    // Rounded down, as browsers mix it.
    const wash = [1, 3, 5].map((at) =>
      Math.floor(255 + (Number.parseInt(pair.primaria.slice(at, at + 2), 16) - 255) * 0.06),
    );
    const paper = `#${wash.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    return [[pair.primaria, ink] as const, [pair.secundaria, inkSecond] as const].every(
      ([before, after]) =>
        Math.min(contrast(after, WHITE), contrast(after, paper)) >= AA &&
        hueDistance(before, after) < HUE_DEGREES,
    );
  };
  expect(pairs.filter((pair) => !isRight(pair))).toEqual([]);
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
