import { useEffect } from 'react';
import type { Reload } from './use-public-proposal';

/** Emails are usually sent within seconds; one that waits for its mail server is not waited for. */
const AFTER_MS = [4_000, 12_000, 30_000];

/** Asks a few times whether the copy was sent (D29), while that is `wanted`. */
export function useCopyNews(wanted: boolean, reload: Reload): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const timers = AFTER_MS.map((after) => setTimeout(() => void reload(), after));
    return () => timers.forEach(clearTimeout);
  }, [wanted, reload]);
}
