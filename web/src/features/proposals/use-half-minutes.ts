import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

/** One timer for all rows. */
const readers = new Set<() => void>();
let timer: number | undefined;

function follow(read: () => void): () => void {
  readers.add(read);
  timer ??= window.setInterval(() => {
    for (const one of readers) one();
  }, STEP_MS);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}

const now = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;

/** The time, at most half a minute behind, for texts such as 'há 2 min'. Renders again only when it has changed. */
export const useHalfMinutes = (): number => useSyncExternalStore(follow, now);
