import { CHANCE } from './dense-text.js';
import { plain, type Prose, type SoftText } from './soft-text.js';

export type LineBreaks = 'optimized' | 'simple';

/** Letters in a line of the widest column. */
const LINE = 80;
/** Lines that the compiler may try for one document: some 19,000 letters of ordinary text, or 1,300 words of one letter. */
const TRIES_MAX = 60_000;

/**
 * The compiler looks for the best of all ways to break a paragraph: it tries a line from each possible break to every other within
 * reach, and if its first guess was wrong it lays all of them out. A text with very many breaks ("-a -a -a",
 * 20,000 times) took minutes. The cost is estimated only from the text, so that the same document is
 * broken the same way on every machine; the first fit takes a tenth of a second for any of them.
 */
export function lineBreaksFor(texts: readonly (SoftText | Prose)[]): LineBreaks {
  const lines = texts.flatMap((text) => (isProse(text) ? text.flat() : [text]));
  return lines.reduce((sum, line) => sum + triesOf(line), 0) <= TRIES_MAX ? 'optimized' : 'simple';
}

function triesOf(line: SoftText): number {
  const { length } = plain(line);
  const pieces = typeof line === 'string' ? [line] : line;
  const chances = pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? (piece.match(CHANCE)?.length ?? 0) : 1),
    pieces.length,
  );
  return chances * Math.max(1, Math.min(chances, (chances * LINE) / length));
}

const isProse = (text: SoftText | Prose): text is Prose =>
  typeof text !== 'string' && text.every((paragraph) => Array.isArray(paragraph));
