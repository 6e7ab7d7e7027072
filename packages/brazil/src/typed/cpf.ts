import { maskCpf } from '../cpf.js';
import { isCpf } from '../is-cpf.js';
import { bounded } from './bounded.js';
import { digitRules, parseTypedDigits } from './digits.js';
import type { ParseResult } from './parse-result.js';

/** The eleven digits of a CPF as people paste it: '529.982.247-25', 'CPF nº 52998224725 (titular)' (D27). */
export const parseTypedCpf = bounded(
  (text: string): ParseResult => parseTypedDigits(text, { name: 'um CPF', length: 11, isValid: isCpf }),
);

export const CPF_RULES = digitRules(parseTypedCpf, maskCpf);
