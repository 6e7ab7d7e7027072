import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates what the gateway has rendered, in pieces: in a transition React yields every few milliseconds, so
 * that a slow phone can scroll meanwhile; a touched control is hydrated at once. Renders the page if nothing was rendered.
 */
export function takeOver(root: HTMLElement, page: ReactNode): void {
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}
