import { OfflineNote } from '../../shared/proposals/offline-note';
import type { SessionUser } from '../../shared/session/session-store';
import { useSession } from '../../shared/session/use-session';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ActivitySection } from './components/activity-section';
import { CloseSection } from './components/close-section';
import { DataSection } from './components/data-section';
import { GoogleSection } from './components/google-section';
import { PasswordSection } from './components/password-section';
import { ProfileSection } from './components/profile-section';
import { SessionsSection } from './components/sessions-section';
import { AddressNote } from './components/address-note';
import { COPY } from './copy';

/** /conta. The guard around it lets only users through; the user is gone for a moment while signing out. */
export function Component() {
  const user = useSession();
  return user && <Account user={user} />;
}

function Account({ user }: { user: SessionUser }) {
  usePageTitle(COPY.pageTitle);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 className="font-serif text-2xl font-medium sm:text-3xl">{COPY.title}</h1>
        <p className="text-ink-soft">{COPY.intro}</p>
      </div>
      <OfflineNote text={COPY.offline} />
      <AddressNote user={user} />
      <ProfileSection user={user} />
      <PasswordSection user={user} />
      <GoogleSection user={user} />
      <SessionsSection userId={user.id} />
      <ActivitySection userId={user.id} />
      <DataSection userId={user.id} />
      <CloseSection user={user} />
    </div>
  );
}
