import { readFileSync } from 'node:fs';
import type { CanDraw } from '../domain/drawable.js';
import { drawnCharacters } from './character-map.js';
import { EMOJI_FONT, TEXT_FONT } from './font-files.js';

let known: CanDraw | undefined;

/** The characters that the fonts of every template have. Read at the first use and never again. */
export function canDraw(): CanDraw {
  known ??= byFonts([TEXT_FONT, EMOJI_FONT].map((file) => drawnCharacters(readFileSync(file))));
  return known;
}

const byFonts =
  (fonts: ReadonlySet<number>[]): CanDraw =>
  (codePoints) =>
    fonts.some((font) => codePoints.every((codePoint) => font.has(codePoint)));
