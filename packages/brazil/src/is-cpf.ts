import { checkDigit, isRepeated } from './check-digits.js';
import { bareCpf } from './cpf.js';

// \d is ASCII only, so digits of other scripts are refused.
const SHAPE = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;
const FIRST_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const SECOND_WEIGHTS = [11, ...FIRST_WEIGHTS] as const;

/**
 * True for a CPF, bare or masked, with right check digits and not all digits equal (P3, D27).
 * Nothing is trimmed: an accepted text has only digits and mask characters.
 */
export function isCpf(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const digits = bareCpf(text);
  if (isRepeated(digits)) return false;
  const first = checkDigit(digits, FIRST_WEIGHTS);
  const second = checkDigit(digits, SECOND_WEIGHTS);
  return digits.endsWith(`${first}${second}`);
}
