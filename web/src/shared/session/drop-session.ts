import { clearDrafts } from './local-drafts';
import { tellOtherTabs } from './other-tabs';
import { markLeft } from './session-store';

/**
 * Drops everything that this browser kept of a session that is over at the server, and leaves (D44). The page is loaded
 * anew, so that nothing of the user stays in memory either.
 */
export function dropSession(leave: () => void = () => window.location.assign('/')): void {
  markLeft();
  clearDrafts();
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
  tellOtherTabs({ left: true });
  leave();
}
