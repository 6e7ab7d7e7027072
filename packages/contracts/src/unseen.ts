/**
 * Invisible characters: those that Unicode allows programs not to display (zero-width characters, joiners, fillers,
 * variation selectors, tags), the empty Braille pattern and the marks of interlinear notes.
 */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]`;
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');

/** One emoji, with a skin colour or with the selector for colour. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
/** Several joined to one (a family), a digit in a key, the flag of a part of a country. */
const EMOJI = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}|${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3`;
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');
const EMOJI_OR_HIDDEN = new RegExp(String.raw`(${EMOJI})|${UNSEEN}|[\p{Cc}\p{Cf}\u2028\u2029]`, 'gu');

const LETTER = /\p{L}/u;

/**
 * Without any invisible character. Emoji may look plainer afterwards: for addresses, and to check whether a text
 * is empty.
 */
export const withoutUnseen = (text: string): string => text.replace(EACH_UNSEEN, '');

/**
 * D47, for names, titles and every other field of one line: without invisible characters, except inside an emoji, since
 * '❤️' and '👩‍👩‍👧' need them. In longer texts all of them stay: Persian, Hindi and others write with joiners.
 */
export const seenLine = (text: string): string =>
  text.replace(EMOJI_OR_UNSEEN, (_match, emoji: string | undefined) => emoji ?? '');

/** Whether a text has a visible letter: Unicode counts fillers as letters, but they are invisible. */
export const hasLetter = (text: string): boolean => LETTER.test(withoutUnseen(text));

/**
 * For evidence: the stored text, with every invisible character as '[U+200B]'. Older rows may contain
 * such characters, and a name must not look like another one or empty.
 */
export const showUnseen = (text: string): string =>
  text.replace(EMOJI_OR_HIDDEN, (match, emoji: string | undefined) => emoji ?? escaped(match));

const escaped = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
