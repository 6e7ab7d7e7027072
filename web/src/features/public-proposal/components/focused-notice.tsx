import type { Elements } from '../../../shared/ui/elements';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';

interface Props {
  title: ReactNode;
  children?: Elements;
  className?: string;
}

/**
 * A notice that has to be read first: it gets the focus, is scrolled into view and announced when it appears. For a
 * new text give it another key.
 */
export function FocusedNotice({ title, children, className }: Props) {
  const id = useId();
  const ref = useFocusOnMount<HTMLElement>();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      data-print="hide"
      className={clsx('rounded-card border border-warn bg-warn-soft p-4 text-ink sm:p-6', className)}
    >
      <div role="alert" className="flex items-start gap-3">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 flex-none text-warn" />
        <div className="grid min-w-0 flex-1 gap-3">
          <p id={id} className="font-medium">
            {title}
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
