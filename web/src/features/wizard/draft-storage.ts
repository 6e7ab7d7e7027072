import { type Draft, readDraft, writeDraft } from './model/draft';

export type DraftOutcome = 'saved' | 'without-logo' | 'failed';

export function loadDraft(key: string): Draft | null {
  try {
    return readDraft(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** A logo may be too large for the browser's storage: then the rest is stored without it. */
export function saveDraft(key: string, draft: Draft): DraftOutcome {
  if (store(key, writeDraft({ ...draft, withoutLogo: false }))) return 'saved';
  const briefing = { ...draft.briefing, clientLogo: '' };
  const stored = store(key, writeDraft({ ...draft, briefing, withoutLogo: true }));
  return stored ? 'without-logo' : 'failed';
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage contains no draft.
  }
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
