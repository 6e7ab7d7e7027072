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
