import { normalForm } from './normal-form.js';

/**
 * Text as search compares it: accents and case removed ('Ação' → 'acao'), compatibility forms resolved ('ﬁ' → 'fi',
 * '1º' → '1o'). Used on both sides, the stored column and what was typed. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return stripMarks(stripMarks(text).toLowerCase());
}

/** First word of a person's name, '' when there is none. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

function stripMarks(text: string): string {
  return normalForm(text, 'NFKD').replace(/\p{Mn}/gu, '');
}
