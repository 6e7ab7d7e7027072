import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import { Wordmark } from '../../../shared/ui/wordmark';
import { COPY } from '../copy';

/** The common frame of the pages around the login: wordmark, theme, one sheet in the middle. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr]">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between px-4 sm:px-6">
        <Link to={PATHS.home} aria-label={COPY.home} className="rounded-small py-2">
          <Wordmark />
        </Link>
        <ThemeToggle className="-mr-2" />
      </header>
      <main className="grid content-start justify-items-center px-4 pt-4 pb-16 sm:content-center">
        {children}
      </main>
    </div>
  );
}
