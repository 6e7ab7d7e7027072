import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for its own triggers, and ours are opened
 * by state. From a menu, whose items are gone by then, it goes back to the menu's button.
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
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}
