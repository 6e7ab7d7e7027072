import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { QUERY_DEFAULTS } from '../../shared/http/query-client';
import { notify } from '../../shared/ui/notify';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { SkipLink } from '../../shared/ui/skip-link';
import { tellOtherAdminTabs, unmarkAdmin } from './admin-session';
import { signOutAdmin } from './api/session';
import { AdminHeader } from './components/admin-header';
import { SHELL } from './copy';
import { useAdminCheck } from './use-admin-check';

/** The panel's pages: guard, header, and a query cache for the time of the session. */
export function Component() {
  const state = useAdminCheck();
  const { pathname } = useLocation();
  if (state === 'checking') {
    return (
      <main>
        <PageSpinner label={SHELL.checking} />
      </main>
    );
  }
  if (state === 'out') return <Navigate to={PATHS.adminLogin} replace state={{ from: pathname }} />;
  return (
    <OwnCache>
      <Frame />
    </OwnCache>
  );
}

/** Not the owner's cache: the two sessions of one browser are separate (attack 125). */
function OwnCache({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: QUERY_DEFAULTS }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function Frame() {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await signOutAdmin();
    } catch {
      notify.error(SHELL.signOutFailed.title, SHELL.signOutFailed.detail);
      setLeaving(false);
      return;
    }
    client.clear();
    tellOtherAdminTabs();
    unmarkAdmin();
  };
  return (
    <>
      <SkipLink />
      <AdminHeader leaving={leaving} onLeave={() => void leave()} />
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        <Outlet />
      </main>
    </>
  );
}
