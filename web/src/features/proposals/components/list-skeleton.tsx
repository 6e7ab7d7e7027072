import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';
import { BOTH_LINES, ROW_COLUMNS } from './row-columns';

/** The shape of some rows while the list is loading. */
export function ListSkeleton() {
  return (
    <div>
      <output className="block px-4 py-2 text-sm text-ink-soft lg:py-1.5 lg:text-xs/5">
        {COPY.list.loading}
      </output>
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className={`${ROW_COLUMNS} gap-y-1 border-t border-line px-4 py-2 lg:min-h-14 lg:gap-y-0 lg:py-1.5`}
        >
          <div className="order-3 grid w-full gap-1 lg:order-none">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
          <Skeleton className={`order-1 h-6 w-24 rounded-full lg:order-none ${BOTH_LINES}`} />
          <Skeleton className={`order-5 h-11 grow lg:order-none lg:h-10 ${BOTH_LINES}`} />
          <Skeleton className="order-4 h-3.5 w-2/3 lg:order-none lg:col-start-1 lg:row-start-2 xl:col-auto xl:row-auto" />
          <div className={`order-2 ml-auto grid justify-items-end gap-1 lg:order-none ${BOTH_LINES}`}>
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-3.5 w-16" />
          </div>
          <Skeleton className={`order-6 h-11 w-24 lg:order-none lg:h-9 lg:w-full ${BOTH_LINES}`} />
        </div>
      ))}
    </div>
  );
}
