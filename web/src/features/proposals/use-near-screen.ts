import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';

type Listener = (entry: IntersectionObserverEntry) => void;

/** One observer for all boxes of the same margin: a long list has hundreds of them. */
interface Watcher {
  observer: IntersectionObserver;
  listeners: Map<Element, Listener>;
}
const watchers = new Map<string, Watcher>();

function watcherOf(margin: string): Watcher {
  const known = watchers.get(margin);
  if (known) return known;
  const listeners = new Map<Element, Listener>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: `${margin} 0px` },
  );
  const watcher = { observer, listeners };
  watchers.set(margin, watcher);
  return watcher;
}

interface NearScreenOptions {
  /** How far around the screen still counts. */
  margin: string;
  /** Before anything is measured. */
  initially: boolean;
  /** The box's size just before it is no longer near. */
  onLeave?: (box: DOMRectReadOnly) => void;
}

/**
 * Whether a box is on the screen or close to it. A box with the focus stays near, so that the focus is not lost.
 * Without support in the browser everything is near.
 */
export function useNearScreen(box: RefObject<HTMLElement | null>, options: NearScreenOptions): boolean {
  const { margin, initially } = options;
  const [near, setNear] = useState(initially || typeof IntersectionObserver !== 'function');
  const tell = useEffectEvent((entry: IntersectionObserverEntry) => {
    if (entry.isIntersecting) startTransition(() => setNear(true));
    else if (near && !entry.target.contains(document.activeElement)) {
      options.onLeave?.(entry.boundingClientRect);
      startTransition(() => setNear(false));
    }
  });
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver !== 'function') return;
    const { observer, listeners } = watcherOf(margin);
    listeners.set(element, (entry) => tell(entry));
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      listeners.delete(element);
    };
  }, [box, margin]);
  return near;
}
