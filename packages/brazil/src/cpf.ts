import { checkDigit, isRepeated } from './check-digits.js';

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

/** Removes mask characters and white space, nothing else: `isCpf` refuses what remains. Stored form (D27). */
export function bareCpf(text: string): string {
  return text.replace(/[.\-\s]/g, '');
}

/** '52998224725' → '529.982.247-25'. What is not 11 digits comes back as given. */
export function formatCpf(digits: string): string {
  return /^\d{11}$/.test(digits) ? maskCpf(digits) : digits;
}

/** Mask while typing; extra digits stay visible at the end: '5299' → '529.9'. */
export function maskCpf(typing: string): string {
  const digits = typing.replace(/\D/g, '');
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2');
}
