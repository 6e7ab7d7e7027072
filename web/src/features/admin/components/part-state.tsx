import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { SHELL } from '../copy';

/** A part that could not be fetched; the rest of the panel still works. */
export function PartFailed({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-4 text-sm sm:px-5">
      <span>{text}</span>
      <Button variant="secondary" size="sm" loading={busy} onClick={onRetry}>
        {SHELL.retry}
      </Button>
    </div>
  );
}

export function PartLoading({ text, rows = 3 }: { text: string; rows?: number }) {
  return (
    <div className="grid gap-4 px-4 pb-4 sm:px-5">
      <output className="sr-only">{text}</output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}

export const PartEmpty = ({ text }: { text: string }) => (
  <p className="px-4 pb-4 text-sm text-ink-soft sm:px-5">{text}</p>
);
