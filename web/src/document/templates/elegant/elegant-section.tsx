import { COPY } from '@acordo/document/copy';
import { type ReactNode, useId } from 'react';

interface Props {
  /** Its name, for links from the list of changes. */
  part: keyof typeof COPY.sections;
  children: ReactNode;
  keep?: boolean;
}

/** A label in the margin, the content beside it; on narrow widths the label is above. */
export function ElegantSection({ part, children, keep = false }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      className="elegant-section mt-10 border-line grid gap-x-10 gap-y-4 border-t pt-5 @2xl:mt-14 @2xl:grid-cols-[9rem_minmax(0,1fr)] @2xl:pt-6 @4xl:grid-cols-[11rem_minmax(0,1fr)] print:mt-8"
      {...(keep ? { 'data-print': 'keep' } : {})}
    >
      <h3 id={id} className="elegant-label">
        {COPY.sections[part]}
      </h3>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
