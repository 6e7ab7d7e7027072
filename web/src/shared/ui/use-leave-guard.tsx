import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';
import type { Elements } from './elements';

export interface LeaveCopy {
  title: string;
  text: string;
  stay: string;
  go: string;
}

/**
 * Asks for confirmation before unsaved work is left: our dialog inside the app, the browser's when the page itself is left.
 * Another query of the same page does not count. Call `release` right before an intended navigation; `onLeave` is called when
 * the work is discarded.
 */
export function useLeaveGuard(
  isDirty: () => boolean,
  copy: LeaveCopy,
  onLeave?: () => void,
): { dialog: Elements; release: () => void } {
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
      title={copy.title}
      text={copy.text}
      cancelLabel={copy.stay}
      confirmLabel={copy.go}
      leaves
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
  const release = (): void => {
    free.current = true;
  };
  return { dialog, release };
}
