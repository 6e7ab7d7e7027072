import { describe, expect, it } from '@jest/globals';
import { lightnessOf, shadeOf } from './oklab.js';
import { hueDistance } from './testing/hue-distance.js';

describe('OKLCH (D26)', () => {
  // Values of CSS Color 4's own examples.
  it.each([
    ['#FFFFFF', 1],
    ['#000000', 0],
    ['#FF0000', 0.628],
    ['#00FF00', 0.8664],
    ['#0000FF', 0.452],
  ])('%s has the lightness %d', (color, lightness) => expect(lightnessOf(color)).toBeCloseTo(lightness, 3));

  it.each(['#3B82F6', '#8B5CF6', '#F97316', '#FFE600', '#10182B', '#FF00FF'])(
    '%s is itself in its own lightness, black in none, white in all',
    (color) => {
      expect(shadeOf(color, lightnessOf(color))).toBe(color);
      expect([shadeOf(color, 0), shadeOf(color, 1)]).toEqual(['#000000', '#FFFFFF']);
    },
  );

  it.each(['#FFFF00', '#00FF00', '#FF0000', '#0000FF', '#3B82F6', '#F97316'])(
    'every darker shade of %s, and lighter ones as far as D26 goes, have their lightness and the same hue',
    (color) => {
      const own = lightnessOf(color);
      for (const change of [-0.4, -0.3, -0.22, -0.1, 0.1, 0.22]) {
        const lightness = Math.min(own + change, 1);
        const shade = shadeOf(color, lightness);
        // A screen has no lighter red or green of quite the chroma that is on the way to white.
        expect(Math.abs(lightnessOf(shade) - lightness)).toBeLessThan(change < 0 ? 0.003 : 0.016);
        expect(hueDistance(color, shade)).toBeLessThan(3);
      }
    },
  );
});
