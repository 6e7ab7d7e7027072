import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes over what the gateway has drawn, in pieces: as a transition React gives the processor back every few milliseconds, so
 * that a slow phone scrolls meanwhile; whoever touches a control has it taken over at once. Draws where nothing was drawn.
 */
export function takeOver(root: HTMLElement, page: ReactNode): void {
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}
