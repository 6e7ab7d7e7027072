import { useEffect } from 'react';

/**
 * Keeps the keyboard's position: if the focused element is removed and nothing else gets the focus, the heading of the
 * remaining section gets it. A focus that other code (dialogs, forms) sets at the same moment is not overridden.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // The element focused last, and its ancestors: after its removal they can no longer be read from it.
    let way: Element[] = [];
    let timer = 0;
    const remember = (target: EventTarget | null): void => {
      way = target instanceof Element ? wayUp(target) : [];
    };
    const onFocus = ({ target }: FocusEvent) => remember(target);
    // The user clicked elsewhere: it had lost the focus before it was removed.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && way[0]?.contains(target))) remember(null);
    };
    const isLost = () => way[0]?.isConnected === false && document.activeElement === document.body;
    const restore = (): void => {
      const heading = isLost() && headingAround(way.find((element) => element.isConnected));
      if (!heading) return; // It may still be rendered: the next change checks again.
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(() => {
      if (!isLost()) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(restore);
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      watcher.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}

function wayUp(from: Element): Element[] {
  const way: Element[] = [];
  for (let at: Element | null = from; at; at = at.parentElement) way.push(at);
  return way;
}

/** The first heading of the smallest remaining part of the page that has one. An open dialog manages its own focus. */
function headingAround(place: Element | undefined): HTMLElement | null {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  for (let at = place; at?.closest('main'); at = at.parentElement ?? undefined) {
    const heading = at.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('main h1');
}
