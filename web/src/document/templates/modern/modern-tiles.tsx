import type { Tile } from '@acordo/document/tiles';
import { Words } from '../../parts/words';

/** The investment is the largest and never broken; a sentence instead of a figure is smaller. */
function sizeOf(key: Tile['key'], value: string): string {
  if (key === 'investment') return 'text-2xl tracking-tight @2xl:whitespace-nowrap';
  return value.length > 16 ? 'text-base' : 'text-lg @2xl:text-xl @2xl:leading-[2.125rem]';
}

/** Figures in one row, separated by lines; on phones the investment has the first row for itself. */
export function ModernTiles({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <dl data-print="keep" className="sheet-tiles border-b border-line print:mt-4 print:border-0">
      {tiles.map(({ key, label, value, note }) => (
        <div key={key} data-tile={key} className="px-5 py-3.5 @2xl:px-6 @2xl:py-6 print:px-4 print:py-3">
          <dt className="text-xs font-medium text-ink-soft @2xl:text-sm">{label}</dt>
          <dd
            translate={key === 'investment' ? 'no' : undefined}
            className={`mt-0.5 font-semibold tabular-nums ${sizeOf(key, value)}`}
          >
            <Words text={value} />
          </dd>
          {note && <dd className="mt-0.5 text-xs text-ink-soft @2xl:text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
