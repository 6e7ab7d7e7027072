import { linear } from './contrast.js';

/*
 * Shades in Oklab, the rectangular form of OKLCH (Björn Ottosson, 2020; six digits). The third roots of the cone responses are a
 * linear form of it in which black is 0, 0, 0 and white 1, 1, 1: towards either, hue stays and chroma falls with the distance, so every
 * shade is one that a screen can show.
 */

type Row = readonly [number, number, number];
const TO_CONES: readonly Row[] = [
  [0.412221, 0.536333, 0.051446],
  [0.211903, 0.6807, 0.107397],
  [0.088302, 0.281719, 0.629979],
];
const FROM_CONES: readonly Row[] = [
  [4.076742, -3.307712, 0.23097],
  [-1.268438, 2.609757, -0.341319],
  [-0.004196, -0.703419, 1.707615],
];
const LIGHTNESS: Row = [0.210454, 0.793618, -0.004072];

const sum = (row: Row, values: readonly number[]): number =>
  row.reduce((total, part, at) => total + part * (values[at] ?? 0), 0);

/** Third roots of the cone responses to `#rrggbb`. */
function rootsOf(color: string): number[] {
  const parts = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  return TO_CONES.map((row) => Math.cbrt(sum(row, parts)));
}

/** OKLCH's lightness of `#rrggbb`, 0 to 1. */
export const lightnessOf = (color: string): number => sum(LIGHTNESS, rootsOf(color));

/** `#RRGGBB` of this lightness, on the way from the colour to black or to white. */
export function shadeOf(color: string, lightness: number): string {
  const from = lightnessOf(color);
  const end = lightness < from ? 0 : 1;
  const part = (lightness - from) / (end - from || 1);
  const cones = rootsOf(color).map((root) => (root + (end - root) * part) ** 3);
  return hexOf(
    FROM_CONES.map((row) => {
      const value = Math.min(Math.max(sum(row, cones), 0), 1);
      return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
    }),
  );
}

/** Of three channels, 0 to 255. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
