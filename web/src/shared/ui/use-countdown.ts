import { useEffect, useState } from 'react';

/** More often than once a second, so that no figure is skipped. */
const LOOK_MS = 250;

/**
 * Whole seconds down to 0, at once or from `start` on, e.g. for a pause that the server requires (D48). It follows
 * the clock: a suspended tab does not wait longer.
 */
export function useCountdown(initially = 0): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(() => endOf(initially));
  const [left, setLeft] = useState(initially);
  useEffect(() => {
    if (end === undefined) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) setEnd(undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number): void => {
    setLeft(seconds);
    setEnd(endOf(seconds));
  };
  return { left, start };
}

function endOf(seconds: number): number | undefined {
  return seconds > 0 ? Date.now() + seconds * 1000 : undefined;
}
