import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { panelStatsQuery } from '../api/panel';
import { PANEL, SHELL } from '../copy';

const FIGURES = ['usuarios', 'administradores', 'ilimitados', 'propostas'] as const;

/** Four figures, separated by lines (L22, D7). */
export function PanelFigures() {
  const { data, isError, isFetching, refetch } = useQuery(panelStatsQuery);
  return (
    <section aria-label={PANEL.stats.title}>
      <dl className="grid cols-fit-8 border-y border-line sm:grid-cols-4">
        {FIGURES.map((figure) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end gap-0.5 border-line py-3 even:border-l even:pl-4 max-sm:nth-3:border-t max-sm:nth-4:border-t sm:px-5 sm:even:pl-5 sm:not-first:border-l sm:first:pl-0"
          >
            <dt className="text-sm text-ink-soft">{PANEL.stats[figure]}</dt>
            <dd className="text-2xl font-semibold tabular-nums">
              {data ? (
                data[figure].toLocaleString('pt-BR')
              ) : isError ? (
                '–'
              ) : (
                <Skeleton className="h-8.5 w-14" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isError && !data && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span>{PANEL.stats.failed}</span>
          <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {SHELL.retry}
          </Button>
        </div>
      )}
    </section>
  );
}
