import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { PageSpinner } from '../ui/page-spinner';
import { hasLeft } from './session-store';
import { useSessionCheck } from './use-session-check';
import { rememberWantedPath } from './wanted-path';

interface RequireUserProps {
  signIn: string;
  /** Instead of a spinner while the server is asked. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Lets only logged-in users through. Without a cached user it calls the server before it redirects, so that a new tab with
 * a valid cookie keeps its deep link (D44); the wanted path is stored for after the login.
 */
export function RequireUser({ signIn, waiting, children }: RequireUserProps) {
  const { state, retry } = useSessionCheck();
  const { pathname, search, hash } = useLocation();
  if (state === 'user') return children;
  if (state === 'checking') {
    if (waiting) return waiting;
    return (
      <main>
        <PageSpinner label="Verificando sua sessão..." />
      </main>
    );
  }
  if (state === 'unreachable') {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <EmptyState
          heading="h1"
          title="Não foi possível conectar ao servidor"
          text="Verifique sua conexão e tente novamente."
        >
          <Button onClick={retry}>Tentar novamente</Button>
        </EmptyState>
      </main>
    );
  }
  // After a sign-out no path is stored: the next person at this browser starts at the dashboard.
  if (!hasLeft()) rememberWantedPath(`${pathname}${search}${hash}`);
  return <Navigate to={signIn} replace />;
}
