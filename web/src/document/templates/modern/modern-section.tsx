import { COPY } from '@acordo/contracts/document/copy';
import { type ReactNode, useId } from 'react';

interface Props {
  /** Names it, and tells the page which part of the document it is. */
  part: keyof typeof COPY.sections;
  children: ReactNode;
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
