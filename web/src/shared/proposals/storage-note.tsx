import { formatBytes } from '@acordo/brazil/bytes';
import { CircleAlert, HardDrive } from 'lucide-react';
import type { Elements } from '../ui/elements';
import { ProgressBar } from '../ui/progress-bar';
import { COPY } from './storage-copy';

interface Storage {
  used: number;
  max: number;
  nearlyFull: boolean;
}

interface StorageNoteProps {
  storage: Storage | undefined;
  /** The link to the list, where storage can be freed. */
  children: Elements;
}

const LOOKS = {
  nearly: { icon: HardDrive, ground: 'bg-warn-soft', ink: 'text-warn', tone: 'warn' },
  full: { icon: CircleAlert, ground: 'bg-bad-soft', ink: 'text-bad', tone: 'bad' },
} as const;

/**
 * Shows, before anything is refused, that storage is nearly full, and later that it is full (docs/decisions/0029); nothing until
 * then. A permanent part of the page: no toast, and nothing to close.
 */
export function StorageNote({ storage, children }: StorageNoteProps) {
  if (!storage?.nearlyFull) return null;
  const state = storage.used >= storage.max ? 'full' : 'nearly';
  const { title, text } = COPY[state];
  const { icon: Icon, ground, ink, tone } = LOOKS[state];
  return (
    <section
      aria-label={COPY.name}
      className={`grid gap-2 rounded-control px-4 py-3 text-sm text-ink ${ground}`}
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
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
          tone={tone}
          className="max-w-48 min-w-16 flex-1"
        />
        {children}
      </div>
    </section>
  );
}
