/**
 * True for 8 digits, bare or as 00000-000. Only the form is checked; the look-up finds whether it exists
 * (D28). Nothing is trimmed, so an accepted text cannot bring a path or a line break into an address.
 */
export function isCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text);
}

/** Removes mask characters and white space, nothing else: `isCep` refuses what remains. */
export function bareCep(text: string): string {
  return text.replace(/[.\-\s]/g, '');
}

/** '01001000' → '01001-000'. What is not 8 digits comes back as given. */
export function formatCep(digits: string): string {
  return /^\d{8}$/.test(digits) ? maskCep(digits) : digits;
}

/** Mask while typing (P64); extra digits stay visible at the end: '010010' → '01001-0'. */
export function maskCep(typing: string): string {
  const digits = typing.replace(/\D/g, '');
  return digits.replace(/^(\d{5})(\d)/, '$1-$2');
}
