import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus where a message stands, or where it is corrected, and brings it into the window: each time that there is a new
 * `reason` (the failure itself, so that the same words after a second try count). Without one nothing happens.
 */
export function useMessageFocus(ref: RefObject<HTMLElement | null>, reason: unknown): void {
  useEffect(() => {
    if (!reason) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, reason]);
}
