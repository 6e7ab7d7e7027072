import { useEffect, useState } from 'react';

/** True for `ms` after each call of the second. */
export function useFlash(ms: number): [on: boolean, flash: () => void] {
  const [begun, setBegun] = useState(0);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setOver(begun), ms);
    return () => clearTimeout(timer);
  }, [begun, ms]);
  return [begun > over, () => setBegun((count) => count + 1)];
}
