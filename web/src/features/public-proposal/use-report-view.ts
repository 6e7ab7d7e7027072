import { useEffect, useState } from 'react';
import { reportView } from './api/report-view';

/** D20: a person is looking when the page has been visible this long without a break. */
const VISIBLE_MS = 2_000;

/**
 * Reports one view of the link once its proposal is shown and visible. A page that is prefetched, prerendered or opened in a
 * background tab is hidden, so it reports nothing before it becomes visible. Returns whether the reader turned out to be the owner.
 */
export function useReportView(token: string, shown: boolean): boolean {
  const [isOwn, setIsOwn] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
    const report = () => {
      end();
      // A view that isn't counted does not matter to the client.
      reportView(token).then(setIsOwn, () => undefined);
    };
    function follow() {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(report, VISIBLE_MS);
    }
    document.addEventListener('visibilitychange', follow);
    follow();
    return end;
  }, [token, shown]);
  return isOwn;
}
