import { useEffect } from 'react';

/**
 * The keyboard's place is never lost: where what had the focus is gone and nothing else took it, the heading of what is
 * left there takes it. Whoever knows a better place (dialogs, forms) puts it there in the same moment and is left alone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // What had the focus last, and all that it stood in: a part that is gone knows its place no more.
    let way: Element[] = [];
    let timer = 0;
    const remember = (target: EventTarget | null): void => {
      way = target instanceof Element ? wayUp(target) : [];
    };
    const onFocus = ({ target }: FocusEvent) => remember(target);
    // Pressed beside it: it had let go of the focus before it went.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && way[0]?.contains(target))) remember(null);
    };
    const isLost = () => way[0]?.isConnected === false && document.activeElement === document.body;
    const restore = (): void => {
      const heading = isLost() && headingAround(way.find((element) => element.isConnected));
      if (!heading) return; // It may still come: the next change asks again.
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

/** The first heading of the smallest part of the page that still stands and has one. An open dialog keeps its own focus. */
function headingAround(place: Element | undefined): HTMLElement | null {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  for (let at = place; at?.closest('main'); at = at.parentElement ?? undefined) {
    const heading = at.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('main h1');
}
