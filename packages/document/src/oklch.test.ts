import { describe, expect, it } from '@jest/globals';
import { fromOklch, toOklch } from './oklch.js';

describe('OKLCH (D26)', () => {
  // Values of CSS Color 4's own examples.
  it.each([
    ['#FFFFFF', 1, 0, null],
    ['#000000', 0, 0, null],
    ['#FF0000', 0.628, 0.2577, 29.23],
    ['#00FF00', 0.8664, 0.2948, 142.5],
    ['#0000FF', 0.452, 0.3132, 264.05],
  ])('%s has the lightness %d, the chroma %d and the hue %d', (color, lightness, chroma, hue) => {
    const { l, c, h } = toOklch(color);
    expect(l).toBeCloseTo(lightness, 3);
    expect(c).toBeCloseTo(chroma, 3);
    if (hue !== null) expect(((h * 180) / Math.PI + 360) % 360).toBeCloseTo(hue, 1);
  });

  it.each(['#3B82F6', '#8B5CF6', '#F97316', '#FFE600', '#10182B', '#FF00FF'])('%s comes back', (color) =>
    expect(fromOklch(toOklch(color))).toBe(color),
  );

  it('has less chroma where a screen cannot show all of it, and the same hue', () => {
    const yellow = toOklch('#FFFF00');
    const dark = toOklch(fromOklch({ ...yellow, l: 0.5 }));
    expect(dark.l).toBeCloseTo(0.5, 2);
    expect(dark.h).toBeCloseTo(yellow.h, 1);
    expect(dark.c).toBeLessThan(yellow.c);
  });
});
