import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';
import { FIGURES, type Figure, type Figures, worthOf } from '../model/figures';

interface Props {
  figures: Figures | undefined;
  /** What changed figures were before. */
  before: Partial<Record<Figure, number>>;
  /** No figure can be shown. */
  failed: boolean;
}

/** Five figures in a row, separated by lines (L12), and below them what is open and won (P113). */
export function StatsRow({ figures, before, failed }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <dl aria-label={COPY.stats.title} className="grid cols-fit-4 border-y sm:grid-cols-5 border-line">
        {FIGURES.map((figure) => (
          <div
            key={figure}
            className="flex flex-col items-center gap-0.5 border-line py-4 not-first:border-l sm:items-start sm:px-5 sm:py-3 sm:first:pl-0 lg:grid lg:grid-cols-[auto_1fr] lg:items-baseline lg:gap-x-2.5"
          >
            <dt className="order-2 text-xs text-ink-soft max-sm:tracking-tight sm:text-sm">
              {COPY.stats[figure]}
            </dt>
            <dd className="order-1 text-xl font-semibold tabular-nums sm:text-2xl lg:col-span-full">
              <Value value={figures?.[figure]} before={before[figure]} failed={failed} />
            </dd>
            {figure === 'total' && figures && figures.expirados > 0 && (
              <dd className="order-3 text-xs text-ink-soft max-sm:text-center max-sm:tracking-tight">
                {COPY.stats.expired(figures.expirados)}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Worth figures={figures} failed={failed} />
      <output className="sr-only">{figures && COPY.stats.changes(figures, before)}</output>
    </div>
  );
}

/** Keeps its height while it is loading and where there is nothing: what is below does not move. */
function Worth({ figures, failed }: Pick<Props, 'figures' | 'failed'>) {
  const worth = figures && worthOf(figures);
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-x-3 text-xs sm:gap-x-2 sm:text-sm text-ink-soft tabular-nums">
      {!figures && !failed && <Skeleton className="h-4 w-60 max-w-full" />}
      {worth?.open && <Amount amount={worth.open} word={COPY.stats.open} />}
      {worth?.open && worth.won && (
        <span aria-hidden="true" className="max-sm:hidden">
          ·
        </span>
      )}
      {worth?.won && <Amount amount={worth.won} word={COPY.stats.won} />}
    </p>
  );
}

function Amount({ amount, word }: { amount: string; word: string }) {
  return (
    <span>
      <span translate="no" className="font-medium text-ink">
        {amount}
      </span>{' '}
      <span>{word}</span>
    </span>
  );
}

/** Every text stands alone in its element: it changes, and browsers translate (docs/decisions/0032). */
function Value({ value, before, failed }: { value?: number; before?: number; failed: boolean }) {
  if (value === undefined) return failed ? <span>–</span> : <Skeleton className="h-7 w-8 sm:h-8.5" />;
  return (
    <span className="relative">
      <span>{value}</span>
      {before !== undefined && (
        <span
          aria-hidden="true"
          data-changed
          className="absolute top-1 left-full ml-0.5 size-2 rounded-full bg-pen sm:ml-1"
        />
      )}
    </span>
  );
}
