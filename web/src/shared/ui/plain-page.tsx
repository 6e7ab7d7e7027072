import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';
import { Wordmark } from './wordmark';

interface PlainPageProps {
  /** Target of the wordmark's link. */
  home: string;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A page for people without an account: the wordmark, the theme switch, and one action. */
export function PlainPage({ home, width = 'narrow', children }: PlainPageProps) {
  const measure = clsx('mx-auto w-full px-4', width === 'wide' ? 'max-w-3xl' : 'max-w-2xl');
  return (
    <div className="min-h-dvh bg-paper print:min-h-0 print:bg-transparent">
      <SkipLink />
      <header data-print="hide" className="border-b border-line bg-surface">
        <div className={clsx(measure, 'flex h-14 items-center justify-between sm:h-16')}>
          <Link to={home} aria-label="Acordo, página inicial" className="rounded-small py-2">
            <Wordmark />
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className={clsx(measure, 'grid grid-cols-1 gap-6 py-8 outline-none sm:py-12 print:py-0')}
      >
        {children}
      </main>
    </div>
  );
}
