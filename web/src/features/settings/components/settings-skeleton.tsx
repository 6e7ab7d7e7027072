import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';

export function SettingsSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <output className="sr-only">{COPY.loading}</output>
      <div className="grid gap-5">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
      <Skeleton className="h-[32rem] rounded-card max-lg:hidden" />
    </div>
  );
}
