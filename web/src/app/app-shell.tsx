import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { ConfirmationBanner } from '../features/account/components/confirmation-banner';
import { TopBar } from '../features/navigation/top-bar';
import { createQueryClient } from '../shared/http/query-client';
import { RequireUser } from '../shared/session/require-user';
import { useSession } from '../shared/session/use-session';
import { SkipLink } from '../shared/ui/skip-link';
import { PATHS } from './paths';

/** The owner's pages: guard, query cache and the shared navigation (P23, D46). */
export function Component() {
  const user = useSession();
  const waiting = useWaiting();
  return (
    <RequireUser signIn={PATHS.auth} waiting={waiting && <Frame>{waiting}</Frame>}>
      {/* Another user in the same tab gets another cache (D44). */}
      <Shell key={user?.id} />
    </RequireUser>
  );
}

function Shell() {
  const [client] = useState(createQueryClient);
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={client}>
      <Frame>
        {/* D10: only on the dashboard, so that it is not in the way elsewhere. */}
        {pathname === PATHS.dashboard && <ConfirmationBanner />}
        <Outlet />
      </Frame>
    </QueryClientProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="conteudo" tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
        {children}
      </main>
    </>
  );
}

/** What the page's module shows while the session is checked (its `handle`), if it has that. */
function useWaiting(): ReactNode {
  const handle = useMatches().at(-1)?.handle as { waiting?: ReactNode } | undefined;
  return handle?.waiting;
}
