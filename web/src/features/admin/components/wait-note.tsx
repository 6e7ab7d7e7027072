import { Clock } from 'lucide-react';
import { LOGIN } from '../copy';
import { waitingWords } from '../../../shared/ui/waiting-words';

/** The time until the next attempt (D48). Read out once; the countdown is only visual. */
export function WaitNote({ seconds }: { seconds: number }) {
  if (seconds === 0) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-warn-soft p-3 text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span className="tabular-nums">{LOGIN.wait(waitingWords(seconds))}</span>
    </p>
  );
}
