/** 0 nothing typed · 1 weak · 2 fair · 3 good · 4 strong. Advice only: the contract decides what is accepted (D9). */
export type Strength = 0 | 1 | 2 | 3 | 4;

export const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  0: '',
  1: 'Senha fraca',
  2: 'Senha razoável',
  3: 'Senha boa',
  4: 'Senha forte',
};

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** Length counts more than kinds of characters; repeating few characters counts as little. */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const length = password.length;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (length < 6 || different < 4 || (length < 10 && kinds === 1)) return 1;
  if (length >= 16 && different >= 8) return 4;
  if (length >= 12) return kinds >= 3 ? 4 : 3;
  if (length >= 8) return kinds >= 3 ? 3 : 2;
  return 2;
}
