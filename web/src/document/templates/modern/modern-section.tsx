import { COPY } from '@acordo/document/copy';
import { useId } from 'react';
import type { Elements } from '../../../shared/ui/elements';

interface Props {
  /** Its name, for links from the list of changes. */
  part: keyof typeof COPY.sections;
  children: Elements;
  keep?: boolean;
}

/** A numbered section; the number is the style sheet's. */
export function ModernSection({ part, children, keep = false }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      className="modern-section"
      {...(keep ? { 'data-print': 'keep' } : {})}
    >
      <h3 id={id} className="mb-4 text-2xl font-semibold tracking-tight @2xl:mb-6 @2xl:text-3xl">
        {COPY.sections[part]}
      </h3>
      {children}
    </section>
  );
}
