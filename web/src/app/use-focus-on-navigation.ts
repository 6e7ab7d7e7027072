import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PATIENCE_MS = 5000;

/**
 * After a navigation the focus goes to the page's main heading, so that keyboards and screen readers start there and the
 * page is announced. Pages may show their heading late; the focus is not moved if the person has begun to do something else.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (focusHeading()) return;
    // The clicked link may still be there, in a permanent bar: its focus does not count as activity.
    const left = document.activeElement;
    const watcher = new MutationObserver(() => {
      if (isBusyElsewhere(left) || focusHeading()) watcher.disconnect();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    const timer = window.setTimeout(() => watcher.disconnect(), PATIENCE_MS);
    return () => {
      watcher.disconnect();
      window.clearTimeout(timer);
    };
  }, [pathname]);
}

function isBusyElsewhere(left: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== left && activeElement !== document.body;
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
