const SIGNIFICANT = /[0-9A-Za-z+]/;
const MASK = /[^0-9A-Za-z+]/g;

/** The typed characters of a text, without the mask's. */
export const ownCharacters = (text: string): string => text.replace(MASK, '');

/** How many characters before the caret were typed, without the mask's. */
export function typedBefore(text: string, caret: number): number {
  return ownCharacters(text.slice(0, caret)).length;
}

/** The caret's position in the masked text: right after that many typed characters. */
export function caretAfter(masked: string, typed: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at++) {
    if (seen === typed) return at;
    if (SIGNIFICANT.test(masked.charAt(at))) seen++;
  }
  return masked.length;
}

/** The caret's position with that many typed characters after it: right before those. */
export function caretBefore(masked: string, behind: number): number {
  let seen = 0;
  for (let at = masked.length; at > 0; at--) {
    if (seen === behind) return at;
    if (SIGNIFICANT.test(masked.charAt(at - 1))) seen++;
  }
  return 0;
}
