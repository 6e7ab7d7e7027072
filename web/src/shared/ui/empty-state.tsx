import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { DrawnSheet } from './drawn-sheet';
import type { Elements } from './elements';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A crossed line means that something failed or does not exist. */
  crossed?: boolean;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
  className?: string;
  /** The one action. */
  children?: Elements;
}

/** An illustration, one sentence, one button (L8). */
export function EmptyState({
  title,
  text,
  crossed = false,
  heading: Heading = 'h2',
  className,
  children,
}: EmptyStateProps) {
  return (
    <div className={clsx('grid justify-items-center gap-5 px-4 py-12 text-center', className)}>
      <DrawnSheet mark={crossed ? 'crossed' : 'blank'} />
      <div className="grid max-w-md gap-2">
        <Heading className={Heading === 'h1' ? 'font-serif text-2xl font-medium' : 'text-lg font-semibold'}>
          {title}
        </Heading>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}
