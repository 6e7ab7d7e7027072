const KEY = 'admin-authenticated';
/** Written for the browser's other tabs: each has its own flag and its own cache. */
const ENDED = 'admin-session-ended-at';
const listeners = new Set<() => void>();
/** Used if storage is forbidden. */
let kept = false;

/** The flag that the guard reads (P71). Only a cache (D44): the server decides. */
export function isAdminMarked(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return kept;
  }
}

export function markAdmin(): void {
  write(true);
}

/** The session is over. User and drafts of the same browser stay: they belong to another session (attack 125). */
export function unmarkAdmin(): void {
  write(false);
}

export function tellOtherAdminTabs(): void {
  try {
    localStorage.setItem(ENDED, String(Date.now()));
  } catch {
    // Other tabs notice it at their next call.
  }
}

export function onAdminChange(listener: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === ENDED) unmarkAdmin();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

function write(marked: boolean): void {
  kept = marked;
  try {
    if (marked) sessionStorage.setItem(KEY, 'true');
    else sessionStorage.removeItem(KEY);
  } catch {
    // `kept` is used instead.
  }
  for (const listener of listeners) listener();
}
