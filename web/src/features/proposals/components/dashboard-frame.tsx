import { Card } from '../../../shared/ui/card';
import { COPY } from '../copy';
import { DashboardHeader } from './dashboard-header';
import { ListSkeleton } from './list-skeleton';
import { StatsRow } from './stats-row';

/** The dashboard while the session is checked: what is the same for every owner, with the shapes of what is coming (P125). */
export function DashboardFrame() {
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-5">
      <DashboardHeader user={undefined} limits={undefined} />
      <StatsRow figures={undefined} before={{}} failed={false} />
      <section className="grid grid-cols-1 gap-4 sm:gap-3">
        <h2 className="text-lg font-semibold">{COPY.list.title}</h2>
        <Card aria-busy className="overflow-clip">
          <ListSkeleton />
        </Card>
      </section>
    </div>
  );
}
