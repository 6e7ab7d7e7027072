import type { ResponseOf } from '@acordo/contracts/call';
import type { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';

type Stats = ResponseOf<typeof proposalStats>;

/** P26. Expired ones count in Total only (D46). */
const FIGURES = [
  'total',
  'rascunhos',
  'enviados',
  'aceitos',
  'rejeitados',
] as const satisfies (keyof Stats)[];

/** Five figures in a row, separated by lines (L12). `failed`: no figure can be shown. */
export function StatsRow({ stats, failed }: { stats: Stats | undefined; failed: boolean }) {
  return (
    <dl aria-label={COPY.stats.title} className="grid cols-fit-4 border-y sm:grid-cols-5 border-line">
      {FIGURES.map((figure) => (
        <div
          key={figure}
          className="flex flex-col-reverse items-center justify-end gap-0.5 border-line py-4 not-first:border-l sm:items-start sm:px-5 sm:first:pl-0"
        >
          <dt className="text-xs text-ink-soft max-sm:tracking-tight sm:text-sm">{COPY.stats[figure]}</dt>
          <dd className="text-xl font-semibold tabular-nums sm:text-2xl">
            {stats ? stats[figure] : failed ? '–' : <Skeleton className="h-7 w-8 sm:h-8.5" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
