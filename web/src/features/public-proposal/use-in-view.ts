import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of the element is on the screen. False if the browser does not support it. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}
