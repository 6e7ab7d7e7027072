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

/** Whether the right column is shown. The suggestion is only in one place at a time, so that it is read out once. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => query()?.matches ?? false,
    () => false,
  );
}
