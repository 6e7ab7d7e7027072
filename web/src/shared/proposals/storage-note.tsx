import { formatBytes } from '@acordo/brazil/bytes';
import { HardDrive } from 'lucide-react';
import { ProgressBar } from '../ui/progress-bar';
import { COPY } from './storage-copy';

interface Storage {
  used: number;
  max: number;
  nearlyFull: boolean;
}

/**
 * Says, before anything is refused, that little room is left (docs/decisions/0029); nothing until then. It stands still on
 * the page: no notice that comes up, and nothing to close.
 */
export function StorageNote({ storage }: { storage: Storage | undefined }) {
  if (!storage?.nearlyFull) return null;
  const { title, text } = storage.used >= storage.max ? COPY.full : COPY.nearly;
  return (
    <section
      aria-label={COPY.name}
      className="grid gap-2 rounded-control bg-warn-soft px-4 py-3 text-sm text-ink"
    >
      <div className="flex items-start gap-3">
        <HardDrive aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
        <p>
          <strong className="block font-medium">{title}</strong>
          <span>{text}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pl-7">
        <span className="tabular-nums">{COPY.used(formatBytes(storage.used), formatBytes(storage.max))}</span>
        <ProgressBar
          label={COPY.name}
          value={Math.min(storage.used, storage.max)}
          max={storage.max}
          tone="warn"
          className="max-w-48 min-w-16 flex-1"
        />
      </div>
    </section>
  );
}
