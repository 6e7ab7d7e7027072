import { useQuery } from '@tanstack/react-query';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { eventsQuery } from '../api/events';
import { COPY } from '../copy';
import { TimeLine } from './time-line';

/** A proposal's history as a time line, oldest first, with its three states. */
export function History({ id }: { id: string }) {
  const events = useQuery(eventsQuery(id));
  if (events.data) return <TimeLine events={events.data} />;
  if (events.isError) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm" role="alert">
        <span>{COPY.history.failed}</span>
        <Button
          variant="secondary"
          size="sm"
          loading={events.isRefetching}
          onClick={() => void events.refetch()}
        >
          {SHARED.retry}
        </Button>
      </div>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{COPY.history.loading}</output>
      {[0, 1, 2].map((line) => (
        <div key={line} className="grid gap-1.5 pl-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  );
}
