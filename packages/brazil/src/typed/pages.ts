import { multiplied } from './amount-words.js';
import { bounded, boundedRules } from './bounded.js';
import { hasOtherNumerals, numberIn, REASONS, tidy } from './tidy.js';
import { type FieldRules, isParsed, type ParseResult, parsed, wrong } from './parse-result.js';

export const MOST_PAGES = 10_000;
const WHOLE = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/;

/** A number of pages as people paste it: '10', 'cerca de 10 páginas', '1.200'. Nothing is 0. */
export const parseTypedPages = bounded((text: string): ParseResult<number> => {
  const given = tidy(text).trim();
  if (given === '') return parsed(0);
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const found = numberIn(given);
  if (!found) return wrong(REASONS.noNumber);
  const { before, body, after, digits } = found;
  if (!WHOLE.test(body)) return wrong('escreva um só número inteiro');
  if (before.endsWith('-') || multiplied(before, after) || after.startsWith('+'))
    return wrong('escreva um só número inteiro');
  return Number(digits) > MOST_PAGES ? wrong('são no máximo 10.000') : parsed(Number(digits));
});

/** The digits stay as typed: there is no mask. */
export const PAGES_RULES: FieldRules = boundedRules({
  parse: parseTypedPages,
  normalize: (text) => {
    const read = parseTypedPages(text);
    return isParsed(read) && read.value > 0 ? String(read.value) : text;
  },
  typing: (text) => text,
});
