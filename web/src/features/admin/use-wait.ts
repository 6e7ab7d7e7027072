import { useEffect, useState } from 'react';

/** A pause that the server asked for (D48), counted down by the clock: a tab that sleeps does not stretch it. */
export function useWait(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) setEnd(0);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number): void => {
    setLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, start };
}
