import { clearDrafts } from './local-drafts';
import { endSession, markLeft } from './session-store';
import { takeWantedPath } from './wanted-path';

const KEY = 'session-ended-at';
const LEFT = 'left ';

/**
 * Tells the browser's other tabs that the session is over: each has its own cache of the user. `left`: the user went on
 * purpose, so that no tab may keep anything of theirs (D44).
 */
export function tellOtherTabs({ left }: { left: boolean }): void {
  try {
    localStorage.setItem(KEY, `${left ? LEFT : ''}${Date.now()}`);
  } catch {
    // They will notice at their next call.
  }
}

export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    if (newValue?.startsWith(LEFT)) {
      markLeft();
      // A call that was refused a moment before may have made this tab put a draft by, and remember its page.
      clearDrafts();
      takeWantedPath();
    }
    endSession();
  });
}
