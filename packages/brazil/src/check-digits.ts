/**
 * Check digit by modulus 11, as CPF and CNPJ share it. A character counts as its ASCII code minus 48, which is the
 * digit itself for 0-9 and 17-42 for A-Z (D27).
 * @param base upper-case characters before the check digit
 * @param weights one weight per character of base
 */
export function checkDigit(base: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * (base.charCodeAt(at) - 48), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** True when every character is the same: such numbers pass the arithmetic, but were never issued (D27). */
export function isRepeated(text: string): boolean {
  return new Set(text).size === 1;
}
