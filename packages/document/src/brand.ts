import { contrast } from './contrast.js';

/** WCAG 2.2 AA for text of normal size. */
const AA = 4.5;
const BLACK = '#000000';
const WHITE = '#FFFFFF';
/** The default colours (P24), for what is not `#RRGGBB`: a colour reaches a style only in that form (D26). */
const DEFAULT_PRIMARY = '#3B82F6';
const DEFAULT_SECONDARY = '#8B5CF6';
const STEPS = 20;
/** The share of the first colour in the background of marks and notes (`--brand-wash` of web/src/document/sheet.css). */
const WASH = 0.06;

export interface Brand {
  /** Ends of the header's gradient: the owner's colours, the second one changed only as far as the text needs. */
  from: string;
  to: string;
  /** Black or white, AA on the whole gradient. */
  on: string;
  /** The two colours as text on white and on the first one's wash: unchanged if the contrast is AA, else darkened until it is. */
  ink: string;
  inkSecond: string;
  /** The first colour unchanged, for lines and marks without a meaning of their own. */
  line: string;
}

/** Black or white, whichever contrasts more with the colour (D26). One of them always reaches 4.58:1. */
export function onBrand(color: string): string {
  return contrast(color, WHITE) >= contrast(color, BLACK) ? WHITE : BLACK;
}

/** Everything the sheet derives from the owner's two colours. */
export function brandOf(colors: { primaria: string; secundaria: string }): Brand {
  const from = hex(colors.primaria, DEFAULT_PRIMARY);
  const second = hex(colors.secundaria, DEFAULT_SECONDARY);
  const { to, on } = gradient(from, second);
  const wash = mix(WHITE, from, WASH);
  return { from, to, on, ink: readableOn(wash, from), inkSecond: readableOn(wash, second), line: from };
}

/**
 * Black and white can both fail on a gradient of a dark and a light colour. The second colour is then mixed with the
 * first, in steps of 5 %, until one of them has enough contrast from end to end; with the first colour alone one always has.
 */
function gradient(from: string, second: string): { to: string; on: string } {
  for (let step = STEPS; step > 0; step -= 1) {
    const to = mix(from, second, step / STEPS);
    // onBrand's choice for the first colour is tried first, so that a header keeps its text colour where it can.
    const on = [onBrand(from), WHITE, BLACK].find((text) => readsAlong(from, to, text));
    if (on) return { to, on };
  }
  return { to: from, on: onBrand(from) };
}

/** A colour between two can be darker or lighter than both, so the whole gradient is measured, not only its ends. */
function readsAlong(from: string, to: string, text: string): boolean {
  return Array.from({ length: STEPS + 1 }, (_, step) => mix(from, to, step / STEPS)).every(
    (color) => contrast(color, text) >= AA,
  );
}

/** The wash is never lighter than the paper: enough contrast on it is enough on both. */
function readableOn(wash: string, color: string): string {
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, BLACK, step / STEPS));
  return shades.find((shade) => contrast(shade, wash) >= AA) ?? BLACK;
}

function mix(one: string, other: string, part: number): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
  };
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function hex(color: string, fallback: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color.toUpperCase() : fallback;
}
