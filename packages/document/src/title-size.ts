/** By what fits a phone of 360 px: 'display' in three lines at cover size, 'small' is body text. */
export type TitleSize = 'display' | 'large' | 'medium' | 'small';

/** The most characters of a title, and of its longest word, that a size has room for: no word is broken. */
const SIZES: readonly (readonly [TitleSize, number, number])[] = [
  ['display', 36, 12],
  ['large', 60, 16],
  ['medium', 140, 22],
];

export function titleSize(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const found = SIZES.find(([, all, word]) => title.length <= all && longestWord <= word);
  return found?.[0] ?? 'small';
}
