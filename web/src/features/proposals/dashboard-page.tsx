import { useQuery } from '@tanstack/react-query';
import { limitsQuery } from '../../shared/proposals/limits';
import { OfflineNote } from '../../shared/proposals/offline-note';
import { COPY as STORAGE } from '../../shared/proposals/storage-copy';
import { StorageNote } from '../../shared/proposals/storage-note';
import type { SessionUser } from '../../shared/session/session-store';
import { useSession } from '../../shared/session/use-session';
import { AnchorButton } from '../../shared/ui/anchor-button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { DashboardFrame } from './components/dashboard-frame';
import { DashboardHeader } from './components/dashboard-header';
import { LimitNotice } from './components/limit-notice';
import { LIST_HEADING, ProposalList } from './components/proposal-list';
import { StartNote } from './components/start-note';
import { StatsRow } from './components/stats-row';
import { COPY } from './copy';
import { useFollowingStats } from './use-following-stats';
import { useSeenFigures } from './use-seen-figures';

export const handle = { waiting: <DashboardFrame /> };

/** /dashboard. The guard around it lets only users through; the user is gone for a moment while signing out. */
export function Component() {
  const user = useSession();
  return user && <Dashboard user={user} />;
}

function Dashboard({ user }: { user: SessionUser }) {
  usePageTitle(COPY.pageTitle);
  const limits = useQuery(limitsQuery(user.id)).data;
  const stats = useFollowingStats(user.id);
  const seen = useSeenFigures(user.id, stats.data, stats.isLoadingError);
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-5">
      <DashboardHeader user={user} limits={limits} />
      <OfflineNote />
      <StatsRow {...seen} failed={stats.isLoadingError} />
      {limits && <LimitNotice limits={limits} />}
      <StorageNote storage={limits?.storage}>
        <AnchorButton variant="link" size="inline" href={`#${LIST_HEADING}`} className="min-h-11 sm:min-h-0">
          {STORAGE.makeRoom}
        </AnchorButton>
      </StorageNote>
      <StartNote user={user} total={stats.data?.total} />
      <ProposalList userId={user.id} limits={limits} />
    </div>
  );
}
