/** Below this chroma rounding to #RRGGBB moves a hue by more than people see. */
const SOME_CHROMA = 0.04;

/** Degrees between the OKLCH hues of two `#rrggbb` colours; 0 where one has hardly a colour. */
export function hueDistance(one: string, other: string): number {
  const [a, b] = [polar(one), polar(other)];
  if (Math.min(a.chroma, b.chroma) < SOME_CHROMA) return 0;
  const degrees = Math.abs(((a.hue - b.hue) * 180) / Math.PI) % 360;
  return Math.min(degrees, 360 - degrees);
}

/** Björn Ottosson's own lines, in all digits: not the code that is tested with them. */
function polar(color: string): { chroma: number; hue: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}
