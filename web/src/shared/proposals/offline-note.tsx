import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { COPY } from './copy';
import { useOnline } from './use-online';

/** Says, without getting in the way, that what is shown may be old. The live region stands before it speaks. */
export function OfflineNote({ text = COPY.offline.text, className }: { text?: string; className?: string }) {
  const online = useOnline();
  return (
    <output className={online ? 'sr-only' : clsx('block', className)}>
      {!online && (
        <span className="flex items-start gap-3 rounded-control bg-warn-soft px-4 py-3 text-sm text-ink">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>
            <strong className="font-medium">{COPY.offline.title}.</strong> {text}
          </span>
        </span>
      )}
    </output>
  );
}
