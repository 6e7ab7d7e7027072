import { useEffect } from 'react';
import { askSession } from '../../shared/session/ask-session';

/** The mail's link opens in another tab: coming back to this one asks whether the address is confirmed by now. */
export function useConfirmedElsewhere(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const look = (): void => {
      // What cannot be asked now is asked at the next return.
      if (document.visibilityState === 'visible') void askSession().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waiting]);
}
