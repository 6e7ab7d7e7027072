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

/** As the variant `lg`: for what must be only in one of two places, so that it is read out once. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => query()?.matches ?? false,
    () => false,
  );
}
