import { type Piece, piecesOf } from './word-pieces.js';

/** All but letters and digits: a line may break beside any of these, and hardly anywhere else. */
export const CHANCE = /[^\p{L}\p{N}]/gu;
/** In ordinary text a line may break at a fifth of its characters; a short text is always fast. */
const DENSE_SHARE = 0.35;
const DENSE_FROM = 1_000;
const WORDS_OR_SPACES = /(?:\S|[\u00a0\u2007\u202f])+|\s+/g;
const WHITE = /^[^\S\u00a0\u2007\u202f]/;

/** Nearly as many possible line breaks as characters, thousands of them: no ordinary text. */
export const isDense = (text: string): boolean =>
  text.length > DENSE_FROM && (text.match(CHANCE)?.length ?? 0) > text.length * DENSE_SHARE;

/** A dense text in unbroken pieces of several words: the compiler would otherwise try a line at every break. */
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
