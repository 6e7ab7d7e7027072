import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';

/** The shape of a sheet: header, figures, two cards, text. */
export function ProposalSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden border-line bg-surface sm:rounded-card sm:border">
      <output className="sr-only">{COPY.loading}</output>
      <div className="grid gap-4 border-b border-line px-5 pt-6 pb-8 sm:px-12 sm:py-12">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="mt-6 h-4 w-48" />
        <Skeleton className="h-9 w-4/5" />
      </div>
      <div className="grid grid-cols-2 gap-5 border-b border-line px-5 py-5 sm:grid-cols-4 sm:px-12">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-12" />
        ))}
      </div>
      <div className="grid gap-4 px-5 py-8 sm:grid-cols-2 sm:px-12">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
        <Skeleton className="h-24 sm:col-span-2" />
      </div>
    </div>
  );
}
