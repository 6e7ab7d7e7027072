import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to what has just taken the place of what was pressed, so that keyboard and reader don't lose it, and
 * brings it to the top of the screen.
 */
export function useFocusOnMount<T extends HTMLElement>(wanted = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!wanted) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return ref;
}
