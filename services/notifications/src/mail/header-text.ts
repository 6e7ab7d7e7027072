// Line breaks end a header, bidirectional controls turn a name around, and '=?' starts an encoded word that some readers
// decode even where it was typed by a person.
const BREAKING = /[\p{Cc}\u2028\u2029]+/gu;
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** UTF-16 units that one visible character may take (a family emoji has 11); more is cut first, to save time. */
const LONGEST_CHARACTER = 50;
// A grapheme: cutting inside one would leave a broken character.
const GRAPHEMES = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** A typed text made safe for one header value: one line, no hidden controls, at most `max` characters. */
export function headerText(text: string, max: number): string {
  const line = text
    .slice(0, max * LONGEST_CHARACTER)
    .replace(BREAKING, ' ')
    .replace(TURNING, '')
    .replaceAll('=?', '= ?')
    .replace(/\s+/gu, ' ')
    .trim();
  return firstCharacters(line, max);
}

function firstCharacters(line: string, max: number): string {
  const kept: string[] = [];
  for (const { segment } of GRAPHEMES.segment(line)) {
    if (kept.length === max) return `${kept.slice(0, -1).join('')}…`;
    kept.push(segment);
  }
  return line;
}
