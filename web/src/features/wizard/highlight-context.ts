import { createContext, useContext } from 'react';
import type { BriefingField } from './model/briefing';
import { SUGGESTED_FIELDS } from './model/price-suggestion';

/** Whether a suggestion has just been applied: its fields are highlighted for HIGHLIGHT_MS (P105). */
export const HighlightContext = createContext(false);

export function useHighlighted(name: BriefingField): boolean {
  const shining = useContext(HighlightContext);
  return shining && (SUGGESTED_FIELDS as readonly BriefingField[]).includes(name);
}
