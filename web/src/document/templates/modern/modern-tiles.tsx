import { COPY } from '@acordo/document/copy';
import type { Tile } from '@acordo/document/tiles';
import { ValidUntil } from '../../parts/valid-until';
import { Words } from '../../parts/words';

/** The investment is the largest and never broken; a sentence instead of a figure is smaller. */
function sizeOf(key: Tile['key'], value: string): string {
  if (key === 'investment') return 'text-2xl tracking-tight @2xl:text-3xl @2xl:whitespace-nowrap';
  return value.length > 16 ? 'text-base' : 'text-base @2xl:text-lg';
}

/** One strip of paper over the cover's lower edge; on phones the investment has the first row for itself. */
export function ModernTiles({ tiles, validUntil }: { tiles: Tile[]; validUntil: string }) {
  if (tiles.length === 0 && !validUntil) return null;
  return (
    <dl data-print="keep" className="modern-strip">
      {tiles.map(({ key, label, value, note }) => (
        <div key={key} data-tile={key}>
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd
            translate={key === 'investment' ? 'no' : undefined}
            className={`font-semibold tabular-nums ${sizeOf(key, value)}`}
          >
            <Words text={value} />
          </dd>
          {note && <dd className="text-xs text-ink-soft">{note}</dd>}
        </div>
      ))}
      {validUntil && (
        <div data-tile="valid">
          <dt className="text-xs text-ink-soft">{COPY.validUntil}</dt>
          <dd className="text-base font-semibold @2xl:text-lg">
            <ValidUntil end={validUntil} />
          </dd>
        </div>
      )}
    </dl>
  );
}
