import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logError } from '../shared/log';
import { BrokenPage } from './broken-page';

/** Where a route broke. `inside` the shell the page has its main landmark already. */
export function ErrorPage({ inside = false }: { inside?: boolean }) {
  const error = useRouteError();
  const Place = inside ? 'div' : 'main';
  useEffect(() => logError('A page failed to render', error), [error]);
  return (
    <Place className="grid min-h-[80dvh] place-items-center p-4">
      <BrokenPage />
    </Place>
  );
}
