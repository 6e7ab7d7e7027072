import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function query(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null;
}

function follow(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** Whether the column at the right has room. One place at a time holds the suggestion, so that it is read once. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => query()?.matches ?? false,
    () => false,
  );
}
