const BETWEEN_WORDS = /[\s:;,|()[\]{}<>"'“”‘’*#ºª°=?!]+/u;

interface Kind {
  length: number;
  /** Characters that a code may hold between its own. */
  inside: RegExp;
  /** After how many characters people put a blank, where words stand around the code. */
  parts: readonly number[];
  /** The stored form; null when it is none. */
  read: (bare: string) => string | null;
}

/**
 * Every reading of a tidied text as a code of letters and digits: neighbouring words that together are one, when no word beside
 * them holds a digit. More than one reading means that nobody can say which was meant.
 */
export function codesIn(text: string, kind: Kind): string[] {
  const words = text
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(kind.inside, ''))
    .filter(Boolean);
  const whole = kind.read(words.join(''));
  if (whole !== null) return [whole];
  const found = new Set<string>();
  for (let first = 0; first < words.length; first++) {
    const value = startingAt(words, first, kind);
    if (value !== null) found.add(value);
  }
  return [...found];
}

function startingAt(words: readonly string[], first: number, { length, parts, read }: Kind): string | null {
  let bare = '';
  for (let at = first; at < words.length && bare.length < length; at++) {
    if (bare !== '' && !parts.includes(bare.length)) return null;
    bare += words[at];
    if (bare.length !== length) continue;
    const around = [...words.slice(0, first), ...words.slice(at + 1)];
    return around.some((word) => /\d/.test(word)) ? null : read(bare);
  }
  return null;
}
