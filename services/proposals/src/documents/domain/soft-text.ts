import { stretchesOf } from '@acordo/document/unbroken';
import { isDense, packed } from './dense-text.js';
import { PIECE, type Piece, piecesOf } from './word-pieces.js';

/** A line of text; its pieces, if a word may be broken inside, or must not. */
export type SoftText = string | Piece[];

/** As typed. */
export const plain = (text: SoftText): string =>
  [text]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.kept))
    .join('');

/** Paragraphs of lines. */
export type Prose = SoftText[][];

/**
 * Without line breaks: no-break spaces, and spaces in front of punctuation that no line begins with, keep their
 * neighbours together.
 */
const WORD = /(?:\S|[\u00a0\u2007\u202f]|\s+(?=[!?.,:;/…\p{Pe}。、，．！？：；—]))+/gu;
/** Between two of these an empty box allows a line break; beside quotation marks, brackets or no-break hyphens it does not. */
const OPENS_PLAINLY = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}@./\\_=&?#:;,])?$/su;
/** A line may break here, and then the compiler repeats the hyphen at the beginning of the next line. */
const HYPHEN_INSIDE = /-./su;
/**
 * Splits words that are too long for their column (`room`, in characters as wide as an em) so that they wrap anywhere, as on
 * the page, and keeps those whole that fit and would be broken at a hyphen. The compiler never breaks a long word and retries
 * a very long one many times; and after a hyphen at a line's end it writes another, which is right in a printed
 * novel and wrong in a key or a code. The pieces joined are the text: what is read or copied from the PDF is only what
 * was typed.
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

/** The text with its words split by `cut`; without pieces the word is plain text. */
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

/** Maximum of line breaks of one text: far more than anybody writes, few enough to render 20,000 empty lines. */
const LINES_MAX = 500;

/** Text of several lines: blank lines separate paragraphs; further ones have no effect. */
export function proseOf(text: string, room: number): Prose {
  const paragraphs = text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return shortened(paragraphs).map((lines) => lines.map((line) => soften(line.trimEnd(), room)));
}

/** All of the text; after the last allowed line break as one paragraph. */
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
