import { contrast } from './contrast.js';
import { hexOf, lightnessOf, shadeOf } from './oklab.js';

/** WCAG 2.2 AA for text of normal size. */
const AA = 4.5;
const WHITE = '#FFFFFF';
/** The sheet's text colour (`--ink` of web/src/document/sheet.css). */
export const INK = '#10182B';
/** The default colours (P24), for what is not `#RRGGBB`: a colour reaches a style only in that form (D26). */
const DEFAULT_PRIMARY = '#3B82F6';
const DEFAULT_SECONDARY = '#8B5CF6';
/** Lightness in OKLCH that a colour of a fill may be changed by; with more it would be another colour. */
const MOST = 0.22;
/** Of the lightness that is looked for: a thousandth. */
const HALVINGS = 10;
/** Places of a gradient that are measured. */
const PLACES = 20;
/** The share of the first colour in the background of marks and notes (`--brand-wash` of web/src/document/sheet.css). */
const WASH = 0.06;

export interface Brand {
  /** Ends of the header's gradient: the owner's colours, changed only as far as the text needs. */
  from: string;
  to: string;
  /** White or ink, AA on the whole gradient. */
  on: string;
  /** The two colours as text on white and on the first one's wash: unchanged if the contrast is AA, else darkened until it is. */
  ink: string;
  inkSecond: string;
  /** The first colour unchanged, for lines and marks without a meaning of their own. */
  line: string;
}

/** A fill of one colour, and its text (D26). */
export interface Fill {
  color: string;
  on: string;
}

/** White on the colour, darkened if need be; ink on one that would have to be darkened too much (D26). */
export function fillOf(color: string): Fill {
  const dark = darkened(color, WHITE);
  return isNear(color, dark) ? { color: dark, on: WHITE } : { color, on: INK };
}

/** Everything the sheet derives from the owner's two colours. */
export function brandOf(colors: { primaria: string; secundaria: string }): Brand {
  const first = hex(colors.primaria, DEFAULT_PRIMARY);
  const second = hex(colors.secundaria, DEFAULT_SECONDARY);
  // Browsers round the mixed channels down, which can be enough to miss AA.
  const wash = mix(WHITE, first, WASH, Math.floor);
  return {
    ...gradient(first, second),
    ink: darkened(first, wash),
    inkSecond: darkened(second, wash),
    line: first,
  };
}

/**
 * White text on both colours, each darkened until it reads. A colour of sRGB between two is never lighter than both, so with two ends
 * the whole gradient reads. If one would be darkened too much, the lighter stays as it is, the other one is made light enough for
 * ink, and left out if that is too much as well.
 */
function gradient(first: string, second: string): Pick<Brand, 'from' | 'to' | 'on'> {
  const [one, other] = [fillOf(first), fillOf(second)];
  if (one.on === WHITE && other.on === WHITE) return { from: one.color, to: other.color, on: WHITE };
  if (lightnessOf(first) >= lightnessOf(second)) return { from: first, to: beside(first, second), on: INK };
  return { from: beside(second, first), to: second, on: INK };
}

/** The darker colour, lightened until ink reads from it to the lighter one; the lighter one where that is too much. */
function beside(lighter: string, darker: string): string {
  const light = changed(darker, 1, (color) => readsAlong(lighter, color));
  return isNear(darker, light) ? light : lighter;
}

/** A colour between two can be darker than both, so the whole gradient is measured. */
const readsAlong = (from: string, to: string): boolean =>
  Array.from({ length: PLACES + 1 }, (_, place) => mix(from, to, place / PLACES)).every(
    (color) => contrast(color, INK) >= AA,
  );

/** The colour, as much darker as it takes to read with the other one. */
const darkened = (color: string, other: string): string =>
  changed(color, 0, (shade) => contrast(shade, other) >= AA);

const isNear = (color: string, other: string): boolean =>
  Math.abs(lightnessOf(color) - lightnessOf(other)) <= MOST;

/** The colour itself if it is right, else the nearest of its shades from there to black or white, the hue kept, that is. */
function changed(color: string, end: 0 | 1, isRight: (shade: string) => boolean): string {
  if (isRight(color)) return color;
  let [wrong, right, nearest] = [lightnessOf(color), end as number, end === 0 ? '#000000' : WHITE];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (wrong + right) / 2;
    const shade = shadeOf(color, middle);
    if (isRight(shade)) [right, nearest] = [middle, shade];
    else wrong = middle;
  }
  return nearest;
}

function mix(one: string, other: string, part: number, round = Math.round): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
  };
  return hexOf([1, 3, 5].map(channel));
}

function hex(color: string, fallback: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color.toUpperCase() : fallback;
}
