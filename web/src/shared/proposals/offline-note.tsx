import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { COPY } from './copy';
import { useOnline } from './use-online';

interface Props {
  text?: string;
  className?: string;
  /** Off where the page says the same at its top: what is said twice is heard twice. */
  spoken?: boolean;
}

/** Says, without getting in the way, that what is shown may be old. The live region stands before it speaks. */
export function OfflineNote({ text = COPY.offline.text, className, spoken = true }: Props) {
  const online = useOnline();
  return (
    <output aria-live={spoken ? undefined : 'off'} className={online ? 'sr-only' : clsx('block', className)}>
      {!online && (
        <span className="flex items-start gap-3 rounded-control bg-warn-soft px-4 py-3 text-sm text-ink">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>
            <strong className="font-medium">{COPY.offline.title}.</strong> <span>{text}</span>
          </span>
        </span>
      )}
    </output>
  );
}
