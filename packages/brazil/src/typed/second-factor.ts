import { bounded, boundedRules } from './bounded.js';
import { codesIn } from './groups.js';
import { hasOtherNumerals, REASONS, tidy } from './tidy.js';
import { type FieldRules, isParsed, type ParseResult, parsed, unfinished, wrong } from './parse-result.js';

const LENGTH = 6;
const SEPARATED = /^[0-9A-Za-z .-]*$/;
/** Digits of the authenticator, or a recovery code, which always has a letter (D33). */
const CODE = /^(?:\d{6}|(?=.*[A-Z])[A-Z2-9]{6})$/;

const upper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
const read = (bare: string): string | null => (CODE.test(upper(bare)) ? upper(bare) : null);

/** A code of the authenticator or a recovery code as people type and paste it: '123 456', 'k7m-3qx', 'Código: 123456'. */
export const parseTypedSecondFactor = bounded((text: string): ParseResult => {
  const given = tidy(text);
  if (given.trim() === '') return parsed('');
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const found = codesIn(given, { length: LENGTH, inside: /[.-]/g, parts: [2, 3, 4], read });
  const [value] = found;
  if (found.length === 1 && value !== undefined) return parsed(value);
  if (found.length > 1) return wrong('há mais de um código neste texto');
  const count = given.replace(/[^0-9A-Za-z]/g, '').length;
  if (!SEPARATED.test(given)) return wrong('escreva só o código');
  return count > LENGTH ? wrong(`há ${count} letras e números, e o código tem ${LENGTH}`) : unfinished();
});

export const SECOND_FACTOR_RULES: FieldRules = boundedRules({
  parse: parseTypedSecondFactor,
  normalize: (text) => {
    const given = parseTypedSecondFactor(text);
    return isParsed(given) ? given.value : text;
  },
  typing: (text) => {
    const given = tidy(text);
    // Words before the code keep their blanks, which separate them from it.
    return SEPARATED.test(given) && !/[A-Za-z]{2} /.test(given) ? upper(given.replace(/[ .-]/g, '')) : text;
  },
});
