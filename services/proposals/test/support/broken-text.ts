const WHITE = /\s/u;

/**
 * Compares an extracted text with the typed one: null when it has exactly all of it, with white space where some
 * was typed, and otherwise only at line breaks. The part around the first difference otherwise.
 */
export function brokenText(extracted: string, typed: string): string | null {
  const [page, text] = [squeezed(extracted), squeezed(typed)];
  const [letters, wanted] = [page.letters.join(''), text.letters.join('')];
  let broken: string | null = `absent: ${firstAbsent(letters, wanted)}`;
  // The same letters may also be a part of another text, which has white space where this one has none.
  for (let at = letters.indexOf(wanted); at >= 0 && broken !== null; at = letters.indexOf(wanted, at + 1)) {
    const parted = partedAt(page.before.slice(at), text.before);
    broken =
      parted === null
        ? null
        : `parted: ${wanted.slice(Math.max(0, parted - 20), parted)}|${wanted.slice(parted, parted + 20)}`;
  }
  return broken;
}

/** The index of the first letter with white space before it on the page, but none in the text; null: there is none. */
function partedAt(page: readonly string[], text: readonly string[]): number | null {
  const found = text.findIndex((wanted, at) => {
    const between = page[at] ?? '';
    return at > 0 && wanted === '' && between !== '' && !/[\n\f]/.test(between);
  });
  return found < 0 ? null : found;
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
