import { useSyncExternalStore } from 'react';
import { currentUser, onSessionChange, type SessionUser } from './session-store';

/** The cached user (D44), or null for a visitor; follows logins and sign-outs. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(onSessionChange, currentUser, () => null);
}
