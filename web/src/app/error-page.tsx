import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logError } from '../shared/log';
import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { usePageTitle } from '../shared/ui/use-page-title';

/**
 * A page that broke: a sheet with a crossed line and one way out, which also loads everything anew. `inside` the shell the
 * page has its main landmark already.
 */
export function ErrorPage({ inside = false }: { inside?: boolean }) {
  const Place = inside ? 'div' : 'main';
  const error = useRouteError();
  usePageTitle('Algo deu errado');
  useEffect(() => logError('A page failed to render', error), [error]);
  return (
    <Place className="grid min-h-[80dvh] place-items-center p-4">
      <EmptyState
        heading="h1"
        crossed
        title="Algo deu errado"
        text="Não foi possível mostrar esta página. O que você salvou continua guardado."
      >
        <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
      </EmptyState>
    </Place>
  );
}
