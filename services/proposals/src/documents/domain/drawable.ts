/** What stands for a character that no font of ours has. */
export const REPLACEMENT = '\u25a1';

/** Tells whether one font has every one of these code points. */
export type CanDraw = (codePoints: readonly number[]) => boolean;

const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
/** Not seen, so nothing is lost with them: controls, and marks that steer text, but for those that emoji are made of. */
const UNSEEN = /(?!\n|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Joins and variations belong to what they stand beside and need no glyph of their own. */
const JOINERS = /^(?:\u200d|\ufe0e|\ufe0f)$/;
/** Fonts draw signs of their own there, which nobody could read out: archival PDFs refuse them. */
const PRIVATE = /\p{Co}/u;
/**
 * What is looked at: all but the Latin letters and signs that every font of ours has, with the character before it, which an
 * accent may belong to. © and ® are looked at as well: they can be parts of emoji.
 */
const OTHERS = /[\s\S]?[^\n\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ac\u00af-\u00ff]+/gu;
/** Characters that join others to one that is seen; without them every one stands for itself. */
const JOINING = /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u{e0020}-\u{e007f}]/u;
/** Code points of one visible character: the longest emoji have 10, and a heap of accents is no text. */
const GRAPHEME_MAX = 24;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * The text as it can be drawn (D25): what no font has becomes a box, what isn't seen goes, every line end is `\n`. Decided
 * by grapheme, since one font draws all of it: an accent on an emoji is not drawable though both are.
 */
export function drawable(text: string, can: CanDraw): string {
  const seen = text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(UNSEEN, '');
  return seen.replace(OTHERS, (part) =>
    seenAs(part)
      .map((character) => draw(character, can))
      .join(''),
  );
}

function seenAs(text: string): string[] {
  if (!JOINING.test(text)) return Array.from(text);
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function draw(grapheme: string, can: CanDraw): string {
  if (grapheme === '\n') return grapheme;
  const characters = Array.from(grapheme);
  const needed = characters.filter((character) => !JOINERS.test(character));
  const sane = needed.length > 0 && characters.length <= GRAPHEME_MAX && !PRIVATE.test(grapheme);
  if (sane && can(needed.map(codePoint))) return grapheme;
  // What can be drawn by itself stays (the letter under a strange accent); the rest is one box.
  const [first] = needed;
  const firstAlone =
    first !== undefined && characters.length > 1 && !PRIVATE.test(first) && can([codePoint(first)]);
  return firstAlone ? `${first}${REPLACEMENT}` : REPLACEMENT;
}

const codePoint = (character: string): number => character.codePointAt(0) ?? 0;
