import type { Part } from './change';

/** Brings a part of the document to the top of the window and gives its heading the focus; the header where it has no such part. */
export function showPart(part: Part): void {
  const place =
    document.querySelector(`[data-part="${part}"]`) ?? document.querySelector('[data-part="header"]');
  const heading = place?.querySelector<HTMLElement>('h2, h3');
  if (!place || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}
