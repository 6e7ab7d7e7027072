import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { drawnCharacters } from './character-map.js';
import { EMOJI_FONT, FONT_FILES, TEXT_FONT } from './font-files.js';

const has = (font: string, text: string) => {
  const drawn = drawnCharacters(readFileSync(font));
  return Array.from(text).map((character) => drawn.has(character.codePointAt(0) ?? 0));
};

describe('drawnCharacters', () => {
  it('reads groups (format 12)', () => {
    expect(has(TEXT_FONT, 'Aã€□→日😀')).toEqual([true, true, true, true, true, false, false]);
    expect(has(EMOJI_FONT, '😀🇧❤日ã')).toEqual([true, true, true, false, false]);
  });

  it('reads segments (format 4)', () => {
    const serif = FONT_FILES.find((file) => file.endsWith('Newsreader_400Regular.ttf')) ?? '';
    expect(has(serif, 'Aã€😀日')).toEqual([true, true, true, false, false]);
  });

  it('returns the same for fonts of one family', () => {
    const [regular, ...others] = FONT_FILES.filter((file) => file.includes('/inter/'));
    const drawn = drawnCharacters(readFileSync(regular ?? ''));
    expect(drawn.size).toBeGreaterThan(2_000);
    for (const other of others) expect(drawnCharacters(readFileSync(other))).toEqual(drawn);
  });

  it('refuses what is no font', () => {
    expect(() => drawnCharacters(Buffer.alloc(64))).toThrow('no cmap');
  });
});
