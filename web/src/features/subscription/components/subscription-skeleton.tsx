import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';

/** The box and two cards, in the size of the real ones. */
export function SubscriptionSkeleton() {
  return (
    <div className="grid gap-8">
      <output className="sr-only">{COPY.loading}</output>
      <Skeleton className="h-28 w-full rounded-card" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-112 w-full rounded-card" />
        <Skeleton className="h-112 w-full rounded-card" />
      </div>
    </div>
  );
}
