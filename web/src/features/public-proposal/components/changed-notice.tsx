import { RefreshCw } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';

/** D17: what was about to be signed is not what stands here now. */
export function ChangedNotice() {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-warn-soft px-4 py-3 text-ink sm:px-6"
    >
      <RefreshCw aria-hidden="true" className="size-4 flex-none text-warn" />
      <p className="min-w-0 flex-1 font-medium">{COPY.changed}</p>
      <Button variant="link" onClick={() => window.scrollTo({ top: 0 })}>
        {COPY.review}
      </Button>
    </div>
  );
}
