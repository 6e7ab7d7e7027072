import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { OFFLINE } from './offline-copy';
import { useOnline } from './use-online';

interface Props {
  text?: string;
  className?: string;
  /** Off if the page shows the same at its top, so that it is announced only once. */
  spoken?: boolean;
}

/** A small note that the shown data may be outdated. A live region must exist before its text. */
export function OfflineNote({ text = OFFLINE.text, className, spoken = true }: Props) {
  const online = useOnline();
  return (
    <output aria-live={spoken ? undefined : 'off'} className={online ? 'sr-only' : clsx('block', className)}>
      {!online && (
        <span className="flex items-start gap-3 rounded-control bg-warn-soft px-4 py-3 text-sm text-ink">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>
            <strong className="font-medium">{OFFLINE.title}.</strong> <span>{text}</span>
          </span>
        </span>
      )}
    </output>
  );
}
