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

/**
 * What no line ends in by itself: hard spaces, and spaces in front of a mark that no line begins with, hold what they stand
 * between together.
 */
const WORD = /(?:\S|[\u00a0\u2007\u202f]|\s+(?=[!?.,:;/…\p{Pe}。、，．！？：；—]))+/gu;
/** Between two of these an empty box is a place to end a line; beside quotation marks, brackets or hard hyphens it is none. */
const OPENS_PLAINLY = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}@./\\_=&?#:;,])?$/su;
/** A line may end here, and where it does the compiler writes the hyphen once more at the beginning of the next. */
const HYPHEN_INSIDE = /-./su;
/**
 * Places where an address, a path or a code is best broken. Before a hyphen, never after it: at a line's end it reads as if
 * it were not part of the word, for people as for programs that extract text.
 */
const AT_MARK = /(?<=[@./\\_=&?#:;,])|(?=-)/;
const PIECE = 16;
/** Words up to here are parted at each of their marks; in longer ones that would be thousands of pieces. */
const FINE_MAX = 100;
/** All but letters and figures: a line may end beside any of these, and hardly anywhere else. */
export const CHANCE = /[^\p{L}\p{N}]/gu;
/** Ordinary text has a fifth of its characters where a line may end; a short one is quick whatever it is. */
const DENSE_SHARE = 0.35;
const DENSE_FROM = 1_000;
const WORDS_OR_SPACES = /(?:\S|[\u00a0\u2007\u202f])+|\s+/g;
const WHITE = /^[^\S\u00a0\u2007\u202f]/;
const SIMPLE = /^[\u0020-\u024f]*$/;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * Opens words that are too long for their place (`room`, in characters as wide as an em) so that they wrap anywhere, as on
 * the page, and keeps those whole that fit it and would be broken at a hyphen. The compiler never breaks a long word and tries
 * an endless one again and again; and after a hyphen at a line's end it writes another, which is right in a printed
 * novel and wrong in a key or a code. The pieces joined are the text: what is read or copied from the PDF holds nothing
 * that nobody wrote.
 */
export function soften(text: string, room: number): SoftText {
  const size = Math.min(PIECE, room);
  const pieces = isDense(text) ? packed(text, size) : softened(text, room, size);
  const [only] = pieces;
  return pieces.length <= 1 && typeof only !== 'object' ? text : pieces;
}

const softened = (text: string, room: number, size: number): Piece[] =>
  stretchesOf(text).flatMap((stretch): Piece[] =>
    stretch.kept && stretch.text.length <= room
      ? [{ kept: stretch.text }]
      : opened(stretch.text, (word) => {
          if (word.length > room) return piecesOf(word, size);
          return HYPHEN_INSIDE.test(word) ? [word] : [];
        }),
  );

/** The text with its words in the pieces that `cut` makes of them; none: the word is plain text. */
function opened(text: string, cut: (word: string) => string[]): Piece[] {
  const pieces: Piece[] = [];
  let open = '';
  let taken = 0;
  const close = () => {
    if (open !== '') pieces.push(open);
    open = '';
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const parts = cut(word);
    if (parts.length === 0) continue;
    open += text.slice(taken, index);
    taken = index + word.length;
    if (parts.length > 1 && parts.every((part) => OPENS_PLAINLY.test(part) && !HYPHEN_INSIDE.test(part))) {
      for (const [at, part] of parts.entries()) {
        if (at > 0) close();
        open += part;
      }
    } else {
      close();
      pieces.push(...parts.map((kept) => ({ kept })));
    }
  }
  open += text.slice(taken);
  close();
  return pieces;
}

/** Nearly as many places to end a line as characters, thousands of them: no text of words and sentences. */
const isDense = (text: string): boolean =>
  text.length > DENSE_FROM && (text.match(CHANCE)?.length ?? 0) > text.length * DENSE_SHARE;

/** All of a dense text in pieces that are kept, several words in each: the compiler would try a line at each of its ends. */
function packed(text: string, size: number): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.match(WORDS_OR_SPACES) ?? []) {
    const [last, between] = [pieces.at(-2), pieces.at(-1)];
    if (WHITE.test(part)) pieces.push(part);
    else if (part.length > size) pieces.push(...piecesOf(part, size).map((kept) => ({ kept })));
    else if (
      typeof last === 'object' &&
      typeof between === 'string' &&
      last.kept.length + between.length + part.length <= size
    )
      pieces.splice(-2, 2, { kept: last.kept + between + part });
    else pieces.push({ kept: part });
  }
  return pieces;
}

/** Pieces of at most `size` characters that are seen as one each; in long words as few as that gives. */
function piecesOf(word: string, size: number): string[] {
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
