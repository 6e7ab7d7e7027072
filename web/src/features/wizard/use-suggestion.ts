import type { Suggestion } from '@acordo/brazil/price/suggest';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Briefing } from './model/briefing';
import { SUGGESTION_DELAY_MS, suggestionFor } from './model/price-suggestion';

export interface SuggestionState {
  /** Null while type or pages are missing. */
  suggestion: Suggestion | null;
  calculating: boolean;
}

/** Follows type, pages and features, each change with a delay (P105). */
export function useSuggestion(): SuggestionState {
  const { control } = useFormContext<Briefing>();
  const [projectType, pages, features] = useWatch({ control, name: ['projectType', 'pages', 'features'] });
  const key = JSON.stringify([projectType, pages, features]);
  const [shown, setShown] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setShown(key), SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const suggestion = useMemo(
    () => suggestionFor({ projectType, pages, features }),
    [projectType, pages, features],
  );
  return { suggestion, calculating: suggestion !== null && shown !== key };
}
