import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { SkipLink } from '../../../shared/ui/skip-link';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import { Wordmark } from '../../../shared/ui/wordmark';
import { COPY } from '../copy';

/** A page for strangers who hold a document: nothing but the question. Codes belong in no search engine. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper print:min-h-0 print:bg-transparent">
      <meta name="robots" content="noindex" />
      <SkipLink />
      <header data-print="hide" className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-2xl items-center justify-between px-4 sm:h-16">
          <Link to={PATHS.home} aria-label={COPY.home} className="rounded-small py-2">
            <Wordmark />
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto grid max-w-2xl gap-6 px-4 py-8 outline-none sm:py-12"
      >
        <div className="grid gap-2">
          <h1 className="font-serif text-2xl font-medium sm:text-3xl">{COPY.title}</h1>
          <p data-print="hide" className="text-ink-soft">
            {COPY.intro}
          </p>
          <div data-print="hide">
            <OfflineNote text={COPY.offline} className="mt-2" />
          </div>
        </div>
        {children}
      </main>
    </div>
  );
}
