/** Replaces a character that no font of ours has. */
export const REPLACEMENT = '\u25a1';

/** Whether one font has all of these code points. */
export type CanDraw = (codePoints: readonly number[]) => boolean;

const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
/** Invisible, so they can be removed: controls and formatting characters, except those of emoji. */
const UNSEEN = /(?!\n|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Joiners and variation selectors belong to the adjacent character and need no glyph. */
const JOINERS = /^(?:\u200d|\ufe0e|\ufe0f)$/;
/** Private use: fonts have their own symbols there, which have no text; archival PDFs refuse them. */
const PRIVATE = /\p{Co}/u;
/**
 * Characters to check: all but the Latin letters and symbols that every font of ours has, with the previous character, which an
 * accent may belong to. © and ® are checked as well: they can be parts of emoji.
 */
const OTHERS = /[\s\S]?[^\n\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ac\u00af-\u00ff]+/gu;
/** Characters that join others to one grapheme; without them each is separate. */
const JOINING = /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u{e0020}-\u{e007f}]/u;
/** Code points of one visible character: the longest emoji have 10; more accents are no text. */
const GRAPHEME_MAX = 24;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * The text as it can be rendered (D25): what no font has becomes a box, invisible characters are removed, every line end is `\n`. Decided
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
  // What can be rendered by itself stays (the letter under an unsupported accent); the rest is one box.
  const [first] = needed;
  const firstAlone =
    first !== undefined && characters.length > 1 && !PRIVATE.test(first) && can([codePoint(first)]);
  return firstAlone ? `${first}${REPLACEMENT}` : REPLACEMENT;
}

const codePoint = (character: string): number => character.codePointAt(0) ?? 0;
