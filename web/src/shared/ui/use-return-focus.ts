import { useRef } from 'react';

/** What opened the dialog that closed last. */
let before: HTMLElement | null = null;

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for its own triggers, and ours are opened
 * by state. From a menu, whose items are gone by then, it goes back to the menu's button; from a dialog
 * that was opened in another one's place, to what had opened that one.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const menu = active?.closest('[role="menu"]');
      const button = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
      opener.current = button instanceof HTMLElement ? button : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const own = opener.current?.isConnected && opener.current !== document.body ? opener.current : null;
      before = own ?? before;
      if (before?.isConnected) before.focus();
    },
  };
}
