import { endSession } from './session-store';

const KEY = 'session-ended-at';

/** Tells the browser's other tabs that the session is over: each has its own cache of the user. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // They will notice at their next call.
  }
}

export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) endSession();
  });
}
