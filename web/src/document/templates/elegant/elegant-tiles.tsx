import type { Tile } from '@acordo/document/tiles';
import { Words } from '../../parts/words';

export function ElegantTiles({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <dl data-print="keep" className="elegant-tiles mt-3 @2xl:mt-6">
      {tiles.map(({ key, label, value, note }) => (
        <div key={key} data-tile={key} className="py-3 @2xl:py-5">
          <dt className="elegant-label">{label}</dt>
          <dd translate={key === 'investment' ? 'no' : undefined} className="mt-0.5 text-xl tabular-nums">
            <Words text={value} />
          </dd>
          {note && <dd className="text-base italic text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
