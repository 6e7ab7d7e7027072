const SIGNIFICANT = /[0-9A-Za-z]/;
const MASK = /[^0-9A-Za-z]/g;

/** How many characters before the caret are the typist's own, not the mask's. */
export function typedBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(MASK, '').length;
}

/** Where the caret belongs in the masked text: right after that many of them. */
export function caretAfter(masked: string, typed: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at++) {
    if (seen === typed) return at;
    if (SIGNIFICANT.test(masked.charAt(at))) seen++;
  }
  return masked.length;
}
