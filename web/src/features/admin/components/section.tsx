import { type ReactNode, useId } from 'react';
import { Card } from '../../../shared/ui/card';
import type { Elements } from '../../../shared/ui/elements';

interface Props {
  title: string;
  /** At the right end of the title's line. */
  aside?: Elements;
  /** Rows go to the card's edges. */
  flush?: boolean;
  hideInPrint?: boolean;
  children: ReactNode;
}

/** A part of the panel: denser than elsewhere (L22). */
export function Section({ title, aside, flush = false, hideInPrint = false, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0" {...(hideInPrint && { 'data-print': 'hide' })}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 sm:px-5">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      <div className={flush ? '' : 'px-4 pb-4 sm:px-5 sm:pb-5'}>{children}</div>
    </Card>
  );
}
