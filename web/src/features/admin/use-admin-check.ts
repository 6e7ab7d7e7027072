import { useEffect, useState, useSyncExternalStore } from 'react';
import { askAdminStatus } from './api/session';
import { isAdminMarked, markAdmin, onAdminChange, unmarkAdmin } from './admin-session';

/**
 * Whether an administrator's session exists. The server is called at each arrival, with the flag or without it, so that a new
 * tab with a valid cookie works (D44). Without a response access is refused (P71). When the flag is removed
 * later (signed out, a 401), the session is over.
 */
export function useAdminCheck(): 'checking' | 'in' | 'out' {
  const marked = useSyncExternalStore(onAdminChange, isAdminMarked, () => false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const settle = (authenticated: boolean): void => {
      if (stop.signal.aborted) return;
      if (authenticated) markAdmin();
      else unmarkAdmin();
      setAsked(true);
    };
    askAdminStatus(stop.signal).then(settle, () => settle(false));
    return () => stop.abort();
  }, []);
  if (!asked) return 'checking';
  return marked ? 'in' : 'out';
}
