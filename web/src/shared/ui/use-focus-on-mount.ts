import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element that has just replaced the pressed one, so that keyboard and screen reader keep their position, and
 * scrolls it to the top of the screen.
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
