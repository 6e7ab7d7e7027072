/** A part of a text; no line may break inside one with `kept`. */
interface Stretch {
  text: string;
  kept: boolean;
}

/** Longer words have to be broken somewhere, and a hyphen is a good position. */
const KEPT_MAX = 28;
const WORD = /\S+/g;
/** Punctuation between two other characters, or the space of a pair. */
const BREAKABLE = /[^\s/–-][/–-][^\s/–-]|\s/;

/** Words that belong to the one before them, and that one: CEP 01226-010 · (11) 98765-4321 · Paulo - SP. */
const PAIRS: readonly (readonly [before: RegExp, word: RegExp])[] = [
  [/^CEP$/i, /^\d{5}-\d{3}\W*$/],
  [/^\(\d{2}\)$/, /^\d{4,5}-\d{4}\W*$/],
  [/^[–-]$/, /^[A-Z]{2}\W*$/],
  [/\p{L}$/u, /^[–-]$/],
];

/**
 * The text in parts, which joined are the text. A line break after the hyphen of "e-mail", of a CEP or of a law's
 * number looks like a missing part; so words with punctuation inside, and pairs that belong together, are not broken.
 */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let taken = 0;
  const take = (until: number, kept: boolean) => {
    if (until > taken) stretches.push({ text: text.slice(taken, until), kept });
    taken = Math.max(taken, until);
  };
  for (const { start, end } of together(text)) {
    if (end - start > KEPT_MAX || !BREAKABLE.test(text.slice(start, end))) continue;
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return stretches;
}

/** Words, and pairs of them as one. */
function together(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number; last: string }[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const before = found.at(-1);
    const end = index + word.length;
    if (before && index === before.end + 1 && text[before.end] === ' ' && isPair(before.last, word)) {
      before.end = end;
      before.last = word;
    } else found.push({ start: index, end, last: word });
  }
  return found;
}

const isPair = (before: string, word: string): boolean =>
  PAIRS.some(([first, second]) => first.test(before) && second.test(word));
