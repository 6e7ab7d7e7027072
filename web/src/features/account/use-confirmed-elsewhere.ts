import { useEffect } from 'react';
import { askSession } from '../../shared/session/ask-session';

/** The email's link opens in another tab: on returning to this one it checks whether the address is confirmed. */
export function useConfirmedElsewhere(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const look = (): void => {
      // A failed check is repeated at the next return.
      if (document.visibilityState === 'visible') void askSession().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waiting]);
}
