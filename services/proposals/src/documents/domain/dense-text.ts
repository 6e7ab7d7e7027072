import { type Piece, piecesOf } from './word-pieces.js';

/** All but letters and figures: a line may end beside any of these, and hardly anywhere else. */
export const CHANCE = /[^\p{L}\p{N}]/gu;
/** Ordinary text has a fifth of its characters where a line may end; a short one is quick whatever it is. */
const DENSE_SHARE = 0.35;
const DENSE_FROM = 1_000;
const WORDS_OR_SPACES = /(?:\S|[\u00a0\u2007\u202f])+|\s+/g;
const WHITE = /^[^\S\u00a0\u2007\u202f]/;

/** Nearly as many places to end a line as characters, thousands of them: no text of words and sentences. */
export const isDense = (text: string): boolean =>
  text.length > DENSE_FROM && (text.match(CHANCE)?.length ?? 0) > text.length * DENSE_SHARE;

/** All of a dense text in pieces that are kept, several words in each: the compiler would try a line at each of its ends. */
export function packed(text: string, size: number): Piece[] {
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
