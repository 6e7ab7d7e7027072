import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser reports a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}
