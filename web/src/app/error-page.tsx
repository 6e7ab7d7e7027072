import { useEffect } from 'react';
import { useParams, useRouteError } from 'react-router-dom';
import { logError } from '../shared/log';
import { BrokenClientPage } from './broken-client-page';
import { BrokenPage } from './broken-page';
import { ErrorBoundary } from './error-boundary';
import { useLastChangeText } from './use-last-change-text';

/** For a broken route. `inside` the shell the page has its main landmark already. */
export function ErrorPage({ inside = false }: { inside?: boolean }) {
  useTrace();
  const text = useLastChangeText();
  const Place = inside ? 'div' : 'main';
  return (
    <Place className="grid min-h-[80dvh] place-items-center p-4">
      <BrokenPage text={text} />
    </Place>
  );
}

/** For a broken client's page inside the working app. */
export function BrokenClientRoute() {
  useTrace();
  const { token = '' } = useParams();
  return (
    <ErrorBoundary>
      <BrokenClientPage token={token} />
    </ErrorBoundary>
  );
}

function useTrace(): void {
  const error = useRouteError();
  useEffect(() => logError('A page failed to render', error), [error]);
}
