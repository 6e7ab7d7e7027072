import { useId } from 'react';
import type { Elements } from '../../../shared/ui/elements';

interface Props {
  title: string;
  children: Elements;
  className?: string;
  keep?: boolean;
}

export function ModernSection({ title, children, className = '', keep = false }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className} {...(keep ? { 'data-print': 'keep' } : {})}>
      <h3 id={id} className="mb-4 text-xl font-semibold tracking-tight">
        {title}
      </h3>
      {children}
    </section>
  );
}
