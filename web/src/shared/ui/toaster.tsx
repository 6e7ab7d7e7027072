import { lazy, Suspense, useEffect, useState } from 'react';
import { onNoticeWaiting } from './notify';
import { whenIdle } from './when-idle';

const Nothing = () => <></>;
// If its code cannot be loaded, the page goes on without it: notices only add to the messages of forms.
const View = lazy(() => import('./toaster-view').catch(() => ({ default: Nothing })));

/** Render it once. Its code loads when the browser is idle, so that the live region exists before the first notice. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopWaiting = onNoticeWaiting(want);
    const cancel = whenIdle(want);
    return () => {
      stopWaiting();
      cancel();
    };
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  ) : null;
}
