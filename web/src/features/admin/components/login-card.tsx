import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import { Wordmark } from '../../../shared/ui/wordmark';
import { LOGIN, SHELL } from '../copy';
import type { Elements } from '../../../shared/ui/elements';

/** One centred sheet, like the users' login; the dark edge distinguishes it. */
export function LoginCard({ text, children }: { text: string; children: Elements }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <meta name="robots" content="noindex" />
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between px-4 sm:px-6">
        <Link to={PATHS.home} aria-label={SHELL.home} className="rounded-small py-2">
          <Wordmark />
        </Link>
        <ThemeToggle className="-mr-2" />
      </header>
      <main className="grid content-start justify-items-center px-4 pt-4 pb-16 sm:content-center">
        <div className="w-full max-w-[400px] overflow-hidden rounded-card border border-line bg-surface">
          <div aria-hidden="true" className="h-2 bg-band" />
          <div className="grid gap-6 p-6 sm:p-8">
            <div className="grid gap-1 text-center">
              <h1 className="font-serif text-2xl font-medium">{LOGIN.title}</h1>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}
