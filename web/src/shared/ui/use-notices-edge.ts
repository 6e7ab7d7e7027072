import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { noticesEdge } from './notices-edge';

/** Bars that say so, and what every form is sent with: nobody has to remember it for a new one. */
const BARS = [
  '[data-action-bar]',
  '[data-dialog-actions]',
  '[role="alertdialog"] button',
  'form button[type="submit"]',
  'form button[type="submit"] ~ button',
  'form button:has(~ button[type="submit"])',
].join();
const NOTICE = '[data-sonner-toast]';

/** px between notices and the window. Sonner's own limit says what is a phone. */
export const EDGE = 24;
export const PHONE_EDGE = 16;
/** px between two notices of an opened stack. */
export const BETWEEN = 10;
const PHONE = 600;

/**
 * How far above the window's lower edge notices begin, in px: above a bar of actions that would lie under them. Asked at
 * each frame while notices are there: steps, fonts and scrolling move bars, and nothing tells of all.
 */
export function useNoticesEdge(): number {
  const shown = useSonner().toasts.length > 0;
  const [above, setAbove] = useState(EDGE);
  useEffect(() => {
    if (!shown) return;
    let frame = 0;
    const measure = () => {
      setAbove(measured());
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return above;
}

function measured(): number {
  const edge = window.innerWidth <= PHONE ? PHONE_EDGE : EDGE;
  const notices = [...document.querySelectorAll<HTMLElement>(NOTICE)].map((notice) => ({
    box: notice.getBoundingClientRect(),
    height: notice.offsetHeight, // what is not in front is drawn smaller
  }));
  if (notices.length === 0) return edge;
  const column = {
    left: Math.min(...notices.map(({ box }) => box.left)),
    right: Math.max(...notices.map(({ box }) => box.right)),
    height: notices.reduce((sum, { height }) => sum + height + BETWEEN, -BETWEEN),
    front: Math.max(...notices.map(({ height }) => height)),
  };
  const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  return noticesEdge(bars, column, window.innerHeight, edge);
}
