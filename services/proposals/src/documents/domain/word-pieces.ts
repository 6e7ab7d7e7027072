/** Between two plain pieces a line may break; within a kept one never. */
export type Piece = string | { kept: string };

/**
 * Where an address, a path or a code is best broken. Before a hyphen, never after it: at a line's end it looks as if
 * it were not part of the word, to people and to programs that extract text.
 */
const AT_MARK = /(?<=[@./\\_=&?#:;,])|(?=-)/;
export const PIECE = 16;
/** Words up to this length are split at all punctuation; longer ones would give thousands of pieces. */
const FINE_MAX = 100;
const SIMPLE = /^[\u0020-\u024f]*$/;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Pieces of at most `size` visible characters; in long words as few as possible. */
export function piecesOf(word: string, size: number): string[] {
  const parts = word.split(AT_MARK).flatMap((part) => partsOf(part, size));
  if (word.length <= FINE_MAX) return parts;
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + part.length <= size) packed[packed.length - 1] = last + part;
    else packed.push(part);
  }
  return packed;
}

function partsOf(part: string, size: number): string[] {
  if (part.length <= size) return [part];
  const units = SIMPLE.test(part)
    ? part.split('')
    : Array.from(graphemes.segment(part), ({ segment }) => segment);
  return Array.from({ length: Math.ceil(units.length / size) }, (_, at) =>
    units.slice(at * size, (at + 1) * size).join(''),
  );
}
