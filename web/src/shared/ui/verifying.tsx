import { ShieldQuestion } from 'lucide-react';
import { useId } from 'react';
import type { Elements } from './elements';

interface VerifyingProps {
  title: string;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
  children: Elements;
}

/** A notice that stored data is being verified and should not be relied on until then. Printed too. */
export function Verifying({ title, heading: Heading = 'h2', children }: VerifyingProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-print="keep"
      className="flex items-start gap-4 rounded-card border border-warn/40 bg-warn-soft p-5 text-ink sm:p-6"
    >
      <ShieldQuestion aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-warn" />
      <div className="grid min-w-0 justify-items-start gap-3">
        <Heading
          id={id}
          className={Heading === 'h1' ? 'font-serif text-2xl font-medium' : 'text-lg font-semibold'}
        >
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
