import { isCep, maskCep } from '../cep.js';
import { bounded } from './bounded.js';
import { digitRules, parseTypedDigits } from './digits.js';
import type { ParseResult } from './parse-result.js';

/** The eight digits of a CEP as people paste it: '01310-100', '01.310-100', 'CEP: 01310 100 - São Paulo' (D28). */
export const parseTypedCep = bounded(
  (text: string): ParseResult => parseTypedDigits(text, { name: 'um CEP', length: 8, isValid: isCep }),
);

export const CEP_RULES = digitRules(parseTypedCep, maskCep);
