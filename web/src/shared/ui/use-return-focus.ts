import { type RefObject, useRef } from 'react';

type Opener = RefObject<HTMLElement | null>;

/** Of a dialog that replaces another, which is about to return its focus: it takes over that target. */
let heir: Opener | null = null;

/** A notice covers every dialog: closing the notice does not close the dialog or discard what was typed in it. */
const keepForNotice = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
};

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for its own triggers, and ours are
 * opened by state. From a menu, whose items are gone by then, the focus returns to the menu's button; from a dialog that
 * replaced another, to the element that had opened the first.
 */
export function useReturnFocus() {
  const opener: Opener = useRef(null);
  return {
    onInteractOutside: keepForNotice,
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const menu = active?.closest('[role="menu"]');
      const button = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
      opener.current = button instanceof HTMLElement && button !== document.body ? button : null;
      heir = opener.current ? null : opener;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (heir === opener) heir = null;
      else if (heir) heir.current = opener.current;
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}
