import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { COPY } from './copy';

/**
 * Asks before unsaved work is left: our own dialog inside the app, the browser's when the page itself is left. Steps of the
 * wizard are no leaving. Call `release` right before a navigation that is meant.
 */
export function useLeaveGuard(isDirty: () => boolean): { dialog: ReactNode; release: () => void } {
  const free = useRef(false);
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!free.current && latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        !free.current && currentLocation.pathname !== nextLocation.pathname && latest.current(),
      [],
    ),
  );
  const dialog = (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={COPY.leave.title}
      text={COPY.leave.text}
      cancelLabel={COPY.leave.stay}
      confirmLabel={COPY.leave.go}
      onConfirm={() => blocker.proceed?.()}
    />
  );
  const release = (): void => {
    free.current = true;
  };
  return { dialog, release };
}
