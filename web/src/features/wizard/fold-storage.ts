const KEY = 'acordo:folded';

/** The sections left folded in this browser; null where none were chosen, or the storage is forbidden or holds something else. */
export function loadFolded(): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
}

export function saveFolded(folded: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...folded]));
  } catch {
    // Only a convenience: without storage the form begins as a new one.
  }
}
