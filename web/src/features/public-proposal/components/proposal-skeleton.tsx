import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';

/** The shape of a sheet: its cover, the strip of figures, text. */
export function ProposalSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden border-line bg-surface sm:rounded-card sm:border">
      <output className="sr-only">{COPY.loading}</output>
      <Skeleton className="h-96 rounded-none" />
      <div className="grid gap-8 px-5 py-8 sm:px-12">
        <Skeleton className="h-24" />
        <Skeleton className="h-52" />
      </div>
    </div>
  );
}
