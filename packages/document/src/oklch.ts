import { linear } from './contrast.js';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in radians. Equal steps of lightness look equal, and the hue stays. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Triple = readonly [number, number, number];

/** Björn Ottosson's matrices (2020): linear sRGB to cone responses, their cube roots to Oklab, and back. */
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
/** A share of a channel's 255 steps: what rounding removes is no other colour. */
const TOLERANCE = 0.002;
const HALVINGS = 16;

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const of = (at: number) => {
    const [a, b, c] = rows[at] ?? [0, 0, 0];
    return a * x + b * y + c * z;
  };
  return [of(0), of(1), of(2)];
};
const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Of `#rrggbb`. */
export function toOklch(color: string): Oklch {
  const part = (at: number) => linear(Number.parseInt(color.slice(at, at + 2), 16));
  const [l, a, b] = times(TO_LAB, each(times(TO_CONES, [part(1), part(3), part(5)]), Math.cbrt));
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** `#RRGGBB` of this lightness and hue, with as much of the chroma as a screen can show. */
export function fromOklch(color: Oklch): string {
  let { c } = color;
  if (!isShown(channels(color))) {
    let least = 0;
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (least + c) / 2;
      if (isShown(channels({ ...color, c: middle }))) least = middle;
      else c = middle;
    }
    c = least;
  }
  const hex = (part: number) =>
    Math.round(Math.min(Math.max(part, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels({ ...color, c })
    .map(hex)
    .join('')}`.toUpperCase();
}

const channels = ({ l, c, h }: Oklch): Triple =>
  each(
    times(
      FROM_CONES,
      each(times(FROM_LAB, [l, c * Math.cos(h), c * Math.sin(h)]), (root) => root ** 3),
    ),
    fromLinear,
  );

const isShown = (parts: Triple): boolean =>
  parts.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);
