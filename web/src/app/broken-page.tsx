import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { usePageTitle } from '../shared/ui/use-page-title';

/** Shown when a page broke: a sheet with a crossed line and one link, which also reloads everything. */
export function BrokenPage({
  text = 'Não foi possível mostrar esta página. O que você salvou continua guardado.',
}) {
  usePageTitle('Algo deu errado');
  return (
    <EmptyState heading="h1" crossed title="Algo deu errado" text={text}>
      <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
    </EmptyState>
  );
}
