import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import { Card } from '../../../shared/ui/card';
import type { Elements } from '../../../shared/ui/elements';

interface SectionProps {
  title: string;
  text?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: Elements;
}

/** One subject of the account on its card. */
export function Section({ title, text, headingRef, className, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={clsx('grid grid-cols-1 content-start gap-5 p-4 sm:p-6', className)}>
      <div className="grid gap-1">
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-lg font-semibold">
          {title}
        </h2>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
