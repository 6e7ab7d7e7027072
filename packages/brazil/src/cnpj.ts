import { checkDigit, isRepeated } from './check-digits.js';

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

/**
 * Removes mask characters and white space and upper-cases ASCII letters, nothing else: `isCnpj` refuses
 * what remains. Stored form (D27).
 */
export function bareCnpj(text: string): string {
  return upperAscii(text.replace(/[.\-/\s]/g, ''));
}

/** '12ABC34501DE35' → '12.ABC.345/01DE-35'. Anything but a bare CNPJ comes back as given. */
export function formatCnpj(bare: string): string {
  return /^[0-9A-Z]{12}\d{2}$/.test(bare) ? maskCnpj(bare) : bare;
}

/**
 * Mask while typing: ASCII letters and digits, upper-cased, '12abc3' → '12.ABC.3'. A letter among the check digits and
 * extra characters stay visible, so that the field can report them instead of changing what was typed.
 */
export function maskCnpj(typing: string): string {
  const kept = upperAscii(typing.replace(/[^0-9A-Za-z]/g, ''));
  return kept
    .replace(/^(.{2})(.)/, '$1.$2')
    .replace(/^(.{6})(.)/, '$1.$2')
    .replace(/^(.{10})(.)/, '$1/$2')
    .replace(/^(.{15})(.)/, '$1-$2');
}

function upperAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
