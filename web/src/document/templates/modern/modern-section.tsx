import { COPY } from '@acordo/document/copy';
import { useId } from 'react';
import type { Elements } from '../../../shared/ui/elements';

interface Props {
  /** Its name, for links from the list of changes. */
  part: keyof typeof COPY.sections;
  children: Elements;
  className?: string;
  keep?: boolean;
}

export function ModernSection({ part, children, className = '', keep = false }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      className={className}
      {...(keep ? { 'data-print': 'keep' } : {})}
    >
      <h3 id={id} className="mb-4 text-xl font-semibold tracking-tight">
        {COPY.sections[part]}
      </h3>
      {children}
    </section>
  );
}
