import { boundedRules } from './bounded.js';
import { hasOtherNumerals, numberIn, REASONS, tidy } from './tidy.js';
import {
  type FieldRules,
  isUnderstood,
  type Understanding,
  understood,
  unfinished,
  wrong,
} from './understanding.js';

const SEPARATED = /^[\d .\-/]*$/;

interface Document {
  /** 'um CPF', in reasons. */
  name: string;
  length: number;
  isValid: (digits: string) => boolean;
}

/** Reads a document of digits only, with any words around it. */
export function understandDigits(text: string, { name, length, isValid }: Document): Understanding {
  const given = tidy(text);
  if (given.trim() === '') return understood('');
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const found = numberIn(given);
  if (!found) return SEPARATED.test(given) ? unfinished() : wrong(REASONS.noNumber);
  const { body, digits } = found;
  if (!SEPARATED.test(body)) return wrong(REASONS.amid);
  if (digits.length > length) return wrong(`há ${digits.length} dígitos, e ${name} tem ${length}`);
  return digits.length === length && isValid(digits) ? understood(digits) : unfinished();
}

/** While one types: masked as long as there is nothing but digits and separators, else as typed. */
export function digitRules(
  understand: (text: string) => Understanding,
  mask: (text: string) => string,
): FieldRules {
  return boundedRules({
    understand,
    settle: (text) => {
      const read = understand(text);
      return isUnderstood(read) ? mask(read.value) : text;
    },
    typing: (text) => {
      const given = tidy(text);
      return SEPARATED.test(given) ? mask(given) : text;
    },
  });
}
