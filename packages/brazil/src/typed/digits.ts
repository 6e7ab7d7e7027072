import { boundedRules } from './bounded.js';
import { hasOtherNumerals, numberIn, REASONS, tidy } from './tidy.js';
import { type FieldRules, isParsed, type ParseResult, parsed, unfinished, wrong } from './parse-result.js';

const SEPARATED = /^[\d .\-/]*$/;

interface Document {
  /** 'um CPF', in reasons. */
  name: string;
  length: number;
  isValid: (digits: string) => boolean;
}

/** Reads a document of digits only, with any words around it. */
export function parseTypedDigits(text: string, { name, length, isValid }: Document): ParseResult {
  const given = tidy(text);
  if (given.trim() === '') return parsed('');
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const found = numberIn(given);
  if (!found) return SEPARATED.test(given) ? unfinished() : wrong(REASONS.noNumber);
  const { body, digits } = found;
  if (!SEPARATED.test(body)) return wrong(REASONS.amid);
  if (digits.length > length) return wrong(`há ${digits.length} dígitos, e ${name} tem ${length}`);
  return digits.length === length && isValid(digits) ? parsed(digits) : unfinished();
}

/** While one types: masked as long as there is nothing but digits and separators, else as typed. */
export function digitRules(parse: (text: string) => ParseResult, mask: (text: string) => string): FieldRules {
  return boundedRules({
    parse: parse,
    normalize: (text) => {
      const read = parse(text);
      return isParsed(read) ? mask(read.value) : text;
    },
    typing: (text) => {
      const given = tidy(text);
      return SEPARATED.test(given) ? mask(given) : text;
    },
  });
}
