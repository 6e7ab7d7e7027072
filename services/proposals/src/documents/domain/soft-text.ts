import { stretchesOf } from '@acordo/contracts/document/unbroken';

/** Between two plain pieces a line may end; within a kept one never. */
type Piece = string | { kept: string };

/** A line of text; where a line may have to end inside a word, or must not, its pieces. */
export type SoftText = string | Piece[];

/** As it was typed. */
export const plain = (text: SoftText): string =>
  [text]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.kept))
    .join('');

/** Paragraphs of lines. */
export type Prose = SoftText[][];

const WORD = /\S+/g;
/** Places where an address or a path is best broken. */
const AFTER_MARK = /(?<=[@./\\_=&?#:;,-])/;
const PIECE = 16;
const SIMPLE = /^[\u0020-\u024f]*$/;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * Opens words that may be too long for their place (`room`, in characters as wide as an em) so that they wrap anywhere, as
 * on the page, and keeps those whole that fit it and would be broken at a hyphen. Layout would otherwise try one endless
 * word again and again: 5,000 letters took seconds. The pieces joined are the text, so that what is read or copied from the
 * PDF holds nothing that nobody wrote.
 */
export function soften(text: string, room: number): SoftText {
  const pieces: Piece[] = stretchesOf(text).flatMap((stretch): Piece[] =>
    stretch.kept && stretch.text.length <= room ? [{ kept: stretch.text }] : opened(stretch.text, room),
  );
  const [only] = pieces;
  return pieces.length <= 1 && typeof only !== 'object' ? text : pieces;
}

function opened(text: string, room: number): string[] {
  const pieces: string[] = [];
  let open = '';
  let taken = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (word.length <= room) continue;
    const [head = '', ...rest] = piecesOf(word, Math.min(PIECE, room));
    open += text.slice(taken, index) + head;
    for (const piece of rest) {
      pieces.push(open);
      open = piece;
    }
    taken = index + word.length;
  }
  return [...pieces, open + text.slice(taken)];
}

function piecesOf(word: string, size: number): string[] {
  return word.split(AFTER_MARK).flatMap((part) => {
    const units = SIMPLE.test(part)
      ? part.split('')
      : Array.from(graphemes.segment(part), ({ segment }) => segment);
    return Array.from({ length: Math.ceil(units.length / size) }, (_, at) =>
      units.slice(at * size, (at + 1) * size).join(''),
    );
  });
}

/** Lines of one text that stay lines: far more than anybody writes, few enough for 20,000 empty ones to be drawn. */
const LINES_MAX = 500;

/** Text of several lines: blank lines part paragraphs, and more of them don't part them further. */
export function proseOf(text: string, room: number): Prose {
  const paragraphs = text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return shortened(paragraphs).map((lines) => lines.map((line) => soften(line.trimEnd(), room)));
}

/** All of the text, but from the last line allowed on as running text. */
function shortened(paragraphs: string[][]): string[][] {
  const kept: string[][] = [];
  let left = LINES_MAX;
  for (const [at, lines] of paragraphs.entries()) {
    if (lines.length > left) {
      const [rest = [], ...later] = paragraphs.slice(at);
      return [...kept, [...rest.slice(0, left), [...rest.slice(left), ...later.flat()].join(' ')]];
    }
    kept.push(lines);
    left -= lines.length;
  }
  return kept;
}
