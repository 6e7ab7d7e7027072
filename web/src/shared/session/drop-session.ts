import { clearDrafts } from './local-drafts';
import { tellOtherTabs } from './other-tabs';
import { markLeft } from './session-store';

/**
 * Removes everything that this browser stored of a session that has ended on the server, and leaves (D44). The page is
 * reloaded, so that no data of the user stays in memory either.
 */
export function dropSession(leave: () => void = () => window.location.assign('/')): void {
  markLeft();
  clearDrafts();
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden storage contains nothing.
  }
  tellOtherTabs({ left: true });
  leave();
}
