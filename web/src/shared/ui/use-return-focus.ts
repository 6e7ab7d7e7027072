import { type RefObject, useRef } from 'react';

type Opener = RefObject<HTMLElement | null>;

/** Of a dialog that has come in another one's place, which is about to give its focus back: it inherits that. */
let heir: Opener | null = null;

/** A notice lies over every dialog: whoever closes it there has not left the dialog, nor what was typed in it. */
const keepForNotice = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
};

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for its own triggers, and ours are opened
 * by state. From a menu, whose items are gone by then, it goes back to the menu's button; from a dialog that was opened
 * in another one's place, to what had opened that one.
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
