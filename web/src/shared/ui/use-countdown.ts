import { useEffect, useState } from 'react';

/** More often than once a second, so that no figure is skipped. */
const LOOK_MS = 250;

/**
 * Whole seconds down to 0, from the beginning or from `start` on, e.g. through a pause that the server asked for (D48). By
 * the clock: a tab that sleeps does not stretch the wait.
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
