import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';
import { ROW_COLUMNS } from './row-columns';

/** The shape of three rows while the list is loading. */
export function ListSkeleton() {
  return (
    <div>
      <output className="block px-4 py-3 text-sm text-ink-soft sm:px-5">{COPY.list.loading}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className={`${ROW_COLUMNS} gap-y-3 border-t border-line px-4 py-4 sm:px-5`}>
          <div className="order-3 grid w-full gap-2 lg:order-none">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-5 w-3/5" />
          </div>
          <Skeleton className="order-1 h-6 w-24 rounded-full lg:order-none" />
          <Skeleton className="order-4 h-10 w-full lg:order-none" />
          <div className="order-2 ml-auto grid justify-items-end gap-1.5 lg:order-none">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-4 w-20" />
          </div>
          <Skeleton className="order-5 h-9 w-full lg:order-none" />
        </div>
      ))}
    </div>
  );
}
