/**
 * True for 8 digits, bare or as 00000-000. Only the shape is known here; whether it exists is the look-up's response
 * (D28). Nothing is trimmed: what passes cannot carry a path or a line break into an address.
 */
export function isCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text);
}

/** Removes mask characters and white space, nothing else: a foreign character stays for `isCep` to refuse. */
export function bareCep(text: string): string {
  return text.replace(/[.\-\s]/g, '');
}

/** '01001000' → '01001-000'. What is not 8 digits comes back as given. */
export function formatCep(digits: string): string {
  return /^\d{8}$/.test(digits) ? maskCep(digits) : digits;
}

/** Mask while typing (P64); digits that are too many stay at the end, where they are seen: '010010' → '01001-0'. */
export function maskCep(typing: string): string {
  const digits = typing.replace(/\D/g, '');
  return digits.replace(/^(\d{5})(\d)/, '$1-$2');
}
