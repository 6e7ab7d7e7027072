import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to a message, or to the field to correct, and scrolls it into view: each time that there is a new
 * `reason` (the failure itself, so that the same text after a second attempt counts). Without one nothing happens.
 */
export function useMessageFocus(ref: RefObject<HTMLElement | null>, reason: unknown): void {
  useEffect(() => {
    if (!reason) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, reason]);
}
