import type { Tile } from '@acordo/contracts/document/tiles';

/** Figures in one row, separated by lines; on phones the investment has the first row for itself. */
export function ModernTiles({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <dl data-print="keep" className="sheet-tiles border-b border-line print:mt-4 print:border-0">
      {tiles.map(({ key, label, value }) => (
        <div
          key={key}
          data-tile={key}
          className="min-w-0 px-5 py-3.5 @2xl:px-6 @2xl:py-6 print:px-4 print:py-3"
        >
          <dt className="text-xs font-medium text-ink-soft @2xl:text-sm">{label}</dt>
          <dd
            className={
              key === 'investment'
                ? 'mt-0.5 text-2xl font-semibold tracking-tight whitespace-nowrap tabular-nums'
                : 'mt-0.5 text-lg font-semibold tabular-nums @2xl:text-xl @2xl:leading-[2.125rem]'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
