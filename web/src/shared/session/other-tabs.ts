import { clearDrafts } from './local-drafts';
import { endSession, markLeft } from './session-store';
import { takeWantedPath } from './wanted-path';

const KEY = 'session-ended-at';
const LEFT = 'left ';

/**
 * Notifies the browser's other tabs that the session is over: each has its own cache of the user. `left`: the user signed
 * out, so that no tab may keep the user's data (D44).
 */
export function tellOtherTabs({ left }: { left: boolean }): void {
  try {
    localStorage.setItem(KEY, `${left ? LEFT : ''}${Date.now()}`);
  } catch {
    // Other tabs notice it at their next call.
  }
}

export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    if (newValue?.startsWith(LEFT)) {
      markLeft();
      // A call refused just before may have made this tab store a draft and its path.
      clearDrafts();
      takeWantedPath();
    }
    endSession();
  });
}
