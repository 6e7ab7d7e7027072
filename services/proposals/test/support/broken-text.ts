const WHITE = /\s/u;

/**
 * Compares an extracted text with the typed one: null when it has exactly all of it, with white space where some
 * was typed, and otherwise only at line breaks. The part around the first difference otherwise.
 */
export function brokenText(extracted: string, typed: string): string | null {
  const [page, text] = [squeezed(extracted), squeezed(typed)];
  const found = page.letters.join('').indexOf(text.letters.join(''));
  if (found < 0) return `absent: ${firstAbsent(page.letters.join(''), text.letters.join(''))}`;
  for (const at of text.letters.keys()) {
    const [between, wanted] = [page.before[found + at] ?? '', text.before[at] ?? ''];
    if (at > 0 && wanted === '' && between !== '' && !/[\n\f]/.test(between))
      return `parted: ${text.letters.slice(Math.max(0, at - 20), at).join('')}|${text.letters.slice(at, at + 20).join('')}`;
  }
  return null;
}

/** Visible UTF-16 units, and the white space before each. */
function squeezed(text: string): { letters: string[]; before: string[] } {
  const letters: string[] = [];
  const before: string[] = [];
  let white = '';
  for (const unit of text.split('')) {
    if (WHITE.test(unit)) white += unit;
    else {
      letters.push(unit);
      before.push(white);
      white = '';
    }
  }
  return { letters, before };
}

function firstAbsent(page: string, text: string): string {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (page.includes(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(Math.max(0, low - 20), low)}|${text.slice(low, low + 20)}`;
}
