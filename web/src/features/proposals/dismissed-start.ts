const keyOf = (userId: string) => `acordo:start:${userId}`;

/** Whether this user has closed the note about the start in this browser (P116). */
export function isStartDismissed(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function dismissStart(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), '1');
  } catch {
    // Forbidden or full: it is shown again after a reload.
  }
}
