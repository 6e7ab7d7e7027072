import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';

/** The shape of header and sheet while the proposal is loading. */
export function ViewSkeleton() {
  return (
    <div className="grid gap-6">
      <h1 className="sr-only">{COPY.view.pageTitle}</h1>
      <output className="text-sm text-ink-soft">{COPY.view.loading}</output>
      <div className="grid gap-3">
        <Skeleton className="h-8 w-3/4 max-w-md" />
        <Skeleton className="h-6 w-48" />
      </div>
      <Skeleton className="h-[70dvh] rounded-card" />
    </div>
  );
}
