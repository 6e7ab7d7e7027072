import { useEffect, useState } from 'react';
import { changedFigures, type Figure, type Figures } from './model/figures';
import { readSeen, writeSeen } from './seen-figures';

/** How long a changed figure stays marked while its page is looked at: long enough to find it after coming back to the tab. */
export const SEEN_AFTER_MS = 8_000;

interface SeenFigures {
  /** Undefined where there are none. Until the server responds: those that were seen last; none if it does not respond. */
  figures: Figures | undefined;
  /** What the changed ones were before. */
  before: Partial<Record<Figure, number>>;
}

/** What changed since the user last looked is marked until it has been seen; a tab that nobody looks at marks on. */
export function useSeenFigures(userId: string, fresh: Figures | undefined, failed: boolean): SeenFigures {
  const [seen, setSeen] = useState(() => readSeen(userId));
  const changed = fresh && seen ? changedFigures(seen, fresh) : [];
  const isMarked = changed.length > 0;

  useEffect(() => {
    if (!fresh) return undefined;
    const accept = () => {
      writeSeen(userId, fresh);
      setSeen(fresh);
    };
    if (!isMarked) return accept();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(accept, SEEN_AFTER_MS);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [userId, fresh, isMarked]);

  const before = Object.fromEntries(changed.map((figure) => [figure, seen?.[figure]]));
  const last = failed ? undefined : (seen ?? undefined);
  return { figures: fresh ?? last, before };
}
