import { Skeleton } from '../../../shared/ui/skeleton';

/** The shape of the first step while its data are loading. */
export function WizardSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="sr-only">{title}</h1>
      <output className="flex h-11 items-center text-sm text-ink-soft">{label}</output>
      <div className="grid grid-cols-1 gap-2">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-5">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
