import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { noticesEdge } from './notices-edge';

/** Bars marked as such, and every form's submit button, so that new forms need no mark. */
const BARS = [
  '[data-action-bar]',
  '[data-dialog-actions]',
  '[role="alertdialog"] button',
  'form button[type="submit"]',
  'form button[type="submit"] ~ button',
  'form button:has(~ button[type="submit"])',
].join();
const NOTICE = '[data-sonner-toast]';

/** px between notices and the window. A phone is what Sonner treats as one. */
export const EDGE = 24;
export const PHONE_EDGE = 16;
/** px between two notices of an opened stack. */
export const BETWEEN = 10;
const PHONE = 600;

/**
 * How far above the window's lower edge notices begin, in px: above a bar of actions that they would cover. Computed in
 * each frame while notices are shown: steps, fonts and scrolling move bars, and no single event reports all of these.
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
    height: notice.offsetHeight, // notices behind the front one are scaled down
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
