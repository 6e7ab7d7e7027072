/** Full stops that addresses may be written with: ours, ideographic, full-width, half-width, the one-dot leader. */
const DOTS = '.\u3002\uff0e\uff61\u2024';
/**
 * The characters by which a program recognises an address: a dot before a word, an @ inside one, the colon of a scheme,
 * the two strokes of a Windows share. Nothing else of a name or a title has to be changed.
 */
const JOINT = new RegExp(
  [
    `(?<=\\S)[${DOTS}](?=\\p{L}[\\p{L}\\p{M}\\p{N}-])`,
    '(?<=\\S)[@\uff20\ufe6b](?=\\S)',
    '(?<=\\p{L})[:\uff1a](?=[/\uff0f\\\\]{2})',
    '(?<=(?<!\\p{L})(?:mailto|tel|sms|callto|skype|facetime|whatsapp|geo|data|javascript)):(?=\\S)',
    '(?<!\\S)\\\\(?=\\\\\\S)',
  ].join('|'),
  'giu',
);
const JOINTS_IN = new RegExp(`(${JOINT.source})`, 'giu');
/** Digits of a telephone; programs recognise seven and more as one. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s().–-]{5,}\d(?![\p{L}\p{N}]|,\d)/gu;
const PHONE_DIGITS = 7;

/** For plain text and headers, where nothing but the text itself can be changed: `golpe[.]com`, `a[@]b[.]com`. */
export const bracketed = (text: string): string => text.replace(JOINT, '[$&]');

export interface Run {
  /** Joined, the parts are the text; every second one must be separated from its services. */
  parts: string[];
  /** Whether a mail program could recognise it as an address or a telephone. */
  linkLike: boolean;
}

/** A text in runs, which joined are the text. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let taken = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (number.replace(/\D/g, '').length < PHONE_DIGITS) continue;
    runs.push(...addressesIn(text.slice(taken, index)), { parts: number.split(/(\d{1,3})/), linkLike: true });
    taken = index + number.length;
  }
  return [...runs, ...addressesIn(text.slice(taken))];
}

const addressesIn = (text: string): Run[] =>
  text
    .split(/(\S+)/)
    .filter((part) => part !== '')
    .map((part) => {
      const parts = part.split(JOINTS_IN);
      return { parts, linkLike: parts.length > 1 };
    });
