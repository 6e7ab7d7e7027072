import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { logError } from '../../shared/log';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { COPY } from './copy';

export function Component() {
  const { pathname } = useLocation();
  usePageTitle('Página não encontrada');
  // P89: the path is logged to the console.
  useEffect(() => logError(`404: ${pathname}`), [pathname]);
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState heading="h1" crossed title={COPY.title} text={COPY.text}>
        <LinkButton to={PATHS.home}>{COPY.home}</LinkButton>
      </EmptyState>
    </main>
  );
}
