import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';

interface LoadMoreProps {
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** The next page is loaded when the list's end is near; the button is for keyboards and after a failure. */
export function LoadMore({ loading, failed, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  const idle = !loading && !failed;
  useEffect(() => {
    if (!idle || !end.current || typeof IntersectionObserver !== 'function') return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && more(),
      {
        rootMargin: '600px',
      },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [idle]);
  return (
    <div ref={end} className="grid justify-items-center gap-2 border-t border-line p-4">
      {failed && <p className="text-sm text-bad">{COPY.list.moreFailed}</p>}
      <Button variant="ghost" loading={loading} onClick={onMore}>
        {loading ? COPY.list.loadingMore : COPY.list.more}
      </Button>
    </div>
  );
}
