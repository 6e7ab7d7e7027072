import { bounded, boundedRules } from '@acordo/brazil/typed/bounded';
import { codesIn } from '@acordo/brazil/typed/groups';
import { hasOtherNumerals, REASONS, tidy } from '@acordo/brazil/typed/tidy';
import {
  type FieldRules,
  isParsed,
  type ParseResult,
  parsed,
  unfinished,
  wrong,
} from '@acordo/brazil/typed/parse-result';
import { groupedCode } from './grouped-code.js';

const LENGTH = 16;
const INSIDE = /[._·-]+/g;
const SEPARATED = /^[0-9A-Za-z ._·-]*$/;
/** A pasted address of the verification page has the code at its end. */
const ADDRESS = /\/verificar\/([^/?#\s]+)/;
/** Crockford's base 32 has neither letter: the digit is meant. */
const LOOK_ALIKES: readonly (readonly [letter: RegExp, digit: string])[] = [
  [/O/g, '0'],
  [/[IL]/g, '1'],
];
const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Only ASCII: 'ı' and 'ſ' would become other letters. */
const upper = (text: string): string =>
  LOOK_ALIKES.reduce(
    (read, [letter, digit]) => read.replace(letter, digit),
    text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  );
const read = (bare: string): string | null => (CODE.test(upper(bare)) ? upper(bare) : null);

/** A verification code as people type and paste it (D25): any case, with separators, a label or the whole address around it. */
export const parseTypedCode = bounded((text: string): ParseResult => {
  const given = tidy(ADDRESS.exec(text)?.[1] ?? text);
  if (given.trim() === '') return parsed('');
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const found = codesIn(given, { length: LENGTH, inside: INSIDE, parts: [4, 8, 12], read });
  const [value] = found;
  if (found.length === 1 && value !== undefined) return parsed(value);
  if (found.length > 1) return wrong('há mais de um código neste texto');
  const count = given.replace(/[^0-9A-Za-z]/g, '').length;
  if (!SEPARATED.test(given)) return wrong('');
  return count > LENGTH ? wrong(`há ${count} letras e números, e o código tem ${LENGTH}`) : unfinished();
});

/** The code alone; null when it can't be one. */
export function typedCode(text: string): string | null {
  const given = parseTypedCode(text);
  return isParsed(given) && given.value !== '' ? given.value : null;
}

export const CODE_RULES: FieldRules = boundedRules({
  parse: parseTypedCode,
  normalize: (text) => {
    const given = parseTypedCode(text);
    return isParsed(given) ? groupedCode(given.value) : text;
  },
  // Words before the code keep their blanks, which separate them from it.
  typing: (text) => {
    const given = tidy(text);
    if (!SEPARATED.test(given) || /[A-Za-z]{5} /.test(given)) return text;
    return groupedCode(upper(given.replace(/[ ._·-]/g, '')));
  },
});
