import { formatBrl, MAX_CENTAVOS } from '@acordo/brazil/money';
import { type Suggestion, suggest } from '@acordo/brazil/price/suggest';
import type { Briefing, BriefingField } from './briefing';

/** P105. */
export const SUGGESTION_DELAY_MS = 800;
export const HIGHLIGHT_MS = 3_000;

/** Fields that applying fills, highlighted for HIGHLIGHT_MS. They stay editable (D42). */
export const SUGGESTED_FIELDS = [
  'budget',
  'serverWebPrice',
  'serverEmailPrice',
  'supportPrice',
] as const satisfies readonly BriefingField[];
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number];

/** The suggestion, or null while type or pages are missing (P105). */
export function suggestionFor(
  briefing: Pick<Briefing, 'projectType' | 'pages' | 'features'>,
): Suggestion | null {
  if (briefing.projectType === '' || briefing.pages < 1) return null;
  const suggestion = suggest(briefing);
  // Thousands of pages give more than a proposal's maximum (D4).
  return suggestion.total <= MAX_CENTAVOS ? suggestion : null;
}

/** What applying writes into the form: the total and the three service prices (D42). */
export function appliedValues({ total, services }: Suggestion): Record<SuggestedField, string> {
  return {
    budget: formatBrl(total),
    serverWebPrice: formatBrl(services.server),
    serverEmailPrice: formatBrl(services.email),
    supportPrice: formatBrl(services.support),
  };
}
