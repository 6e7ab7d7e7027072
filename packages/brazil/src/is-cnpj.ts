import { checkDigit, isRepeated } from './check-digits.js';
import { bareCnpj } from './cnpj.js';

// Letters are listed, not matched by \w or after toUpperCase: 'ı' and 'ſ' upper-case into ASCII letters.
const SHAPE = /^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}\/?[0-9A-Za-z]{4}-?\d{2}$/;
const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const SECOND_WEIGHTS = [6, ...FIRST_WEIGHTS] as const;

/**
 * True for a CNPJ, numeric or alphanumeric (in force since July 2026), bare or masked, in either case, with right
 * check digits and not all characters equal (P2, D27). Nothing is trimmed: an accepted text has only
 * ASCII letters, digits and mask characters.
 */
export function isCnpj(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const bare = bareCnpj(text);
  if (isRepeated(bare)) return false;
  const first = checkDigit(bare, FIRST_WEIGHTS);
  const second = checkDigit(bare, SECOND_WEIGHTS);
  return bare.endsWith(`${first}${second}`);
}
