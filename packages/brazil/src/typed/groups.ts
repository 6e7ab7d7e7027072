const BETWEEN_WORDS = /[\s:;,|()[\]{}<>"'“”‘’*#ºª°=?!]+/u;

interface Kind {
  length: number;
  /** Separators that a code may contain. */
  inside: RegExp;
  /** After how many characters people put a blank in a code with words around it. */
  parts: readonly number[];
  /** The stored form; null when it is none. */
  read: (bare: string) => string | null;
}

/**
 * Every reading of a tidied text as a code of letters and digits: neighbouring words that together are one, if no word beside
 * them has a digit. With more than one reading it is unclear which was meant.
 */
export function codesIn(text: string, kind: Kind): string[] {
  const words = text
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(kind.inside, ''))
    .filter(Boolean);
  const whole = kind.read(words.join(''));
  if (whole !== null) return [whole];
  const found = new Set<string>();
  const numbered = words.filter(holdsDigit).length;
  for (let first = 0; first < words.length; first++) {
    const value = startingAt(words, first, kind, numbered);
    if (value !== null) found.add(value);
  }
  return [...found];
}

const holdsDigit = (word: string): boolean => /\d/.test(word);

/** `numbered`: how many of all words have a digit. */
function startingAt(
  words: readonly string[],
  first: number,
  { length, parts, read }: Kind,
  numbered: number,
): string | null {
  let bare = '';
  for (let at = first; at < words.length && bare.length < length; at++) {
    if (bare !== '' && !parts.includes(bare.length)) return null;
    bare += words[at];
    if (bare.length !== length) continue;
    return words.slice(first, at + 1).filter(holdsDigit).length < numbered ? null : read(bare);
  }
  return null;
}
