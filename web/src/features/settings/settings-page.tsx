import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../app/paths';
import { limitsQuery } from '../../shared/proposals/limits';
import { OfflineNote } from '../../shared/proposals/offline-note';
import { COPY as STORAGE } from '../../shared/proposals/storage-copy';
import { StorageNote } from '../../shared/proposals/storage-note';
import { useSession } from '../../shared/session/use-session';
import { LinkButton } from '../../shared/ui/link-button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { settingsQuery } from '../../shared/proposals/load-settings';
import { SettingsEditor } from './components/settings-editor';
import { SettingsSkeleton } from './components/settings-skeleton';
import { COPY } from './copy';

/** /settings */
export function Component() {
  const user = useSession();
  usePageTitle(COPY.pageTitle);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 className="font-serif text-2xl font-medium sm:text-3xl">{COPY.title}</h1>
        <p className="text-ink-soft">
          {COPY.intro} {COPY.required}
        </p>
        <p className="text-sm">
          <LinkButton variant="link" size="inline" to={PATHS.account}>
            {COPY.account}
          </LinkButton>
        </p>
      </div>
      <OfflineNote text={COPY.offline} />
      {user && <RoomNote userId={user.id} />}
      {user && <Loaded userId={user.id} />}
    </div>
  );
}

function RoomNote({ userId }: { userId: string }) {
  return (
    <StorageNote storage={useQuery(limitsQuery(userId)).data?.storage}>
      <LinkButton variant="link" size="inline" to={PATHS.dashboard} className="min-h-11 sm:min-h-0">
        {STORAGE.makeRoom}
      </LinkButton>
    </StorageNote>
  );
}

function Loaded({ userId }: { userId: string }) {
  const { data, isFetched } = useQuery(settingsQuery(userId));
  // After a failed load the form is shown nevertheless (P94: only logged).
  return isFetched ? <SettingsEditor userId={userId} stored={data ?? null} /> : <SettingsSkeleton />;
}
