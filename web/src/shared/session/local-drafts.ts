const PREFIX = 'acordo:draft:';

/** The key of a user's unsaved work in local storage (D39: per user id), e.g. `draftKey(user.id, 'create')`. */
export function draftKey(userId: string, name: string): string {
  return `${PREFIX}${userId}:${name}`;
}

/** D44: signing out leaves no draft behind. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Forbidden storage contains no draft.
  }
}
