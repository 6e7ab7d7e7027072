import { lazy, Suspense, useEffect, useState } from 'react';
import { onNoticeWaiting } from './notify';
import { whenIdle } from './when-idle';

const Nothing = () => <></>;
// A connection that is gone must not take the page along: notices are an addition to what forms say themselves.
const View = lazy(() => import('./toaster-view').catch(() => ({ default: Nothing })));

/** Place it once. Its code comes when the browser is idle, so that the live region stands before the first notice. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const forget = onNoticeWaiting(want);
    const cancel = whenIdle(want);
    return () => {
      forget();
      cancel();
    };
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  ) : null;
}
