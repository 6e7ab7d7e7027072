import { isCpf, maskCpf } from '../cpf.js';
import { bounded } from './bounded.js';
import { digitRules, understandDigits } from './digits.js';
import type { Understanding } from './understanding.js';

/** The eleven digits of a CPF as people paste it: '529.982.247-25', 'CPF nº 52998224725 (titular)' (D27). */
export const understandCpf = bounded(
  (text: string): Understanding => understandDigits(text, { name: 'um CPF', length: 11, isValid: isCpf }),
);

export const CPF_RULES = digitRules(understandCpf, maskCpf);
