/** Beside what the page says first (copy.ts): loaded with the forms. */
export const FAILURE = {
  wait: (words: string) => `Tente de novo em ${words}.`,
  now: 'Você já pode tentar de novo.',
} as const;
