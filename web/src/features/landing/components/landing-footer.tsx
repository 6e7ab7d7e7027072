import { Accessibility } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { Wordmark } from '../../../shared/ui/wordmark';
import { COPY } from '../copy';
import { OperatorLine } from './operator-line';

const LINKS = [
  { to: PATHS.privacy, label: COPY.footer.privacy },
  { to: PATHS.terms, label: COPY.footer.terms },
  { to: `${PATHS.privacy}#contato`, label: COPY.footer.channel },
] as const;

export default function LandingFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-start justify-between gap-x-12 gap-y-8 px-4 py-12 sm:px-6">
        <div className="grid gap-5">
          <Wordmark className="justify-self-start text-lg" />
          <p className="max-w-72 text-sm text-ink-soft">{COPY.footer.about}</p>
        </div>
        <nav aria-label={COPY.footer.legal}>
          <ul className="grid gap-x-8 sm:grid-flow-col">
            {LINKS.map(({ to, label }) => (
              <li key={label}>
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex w-full flex-wrap justify-between gap-x-12 gap-y-5 border-t border-line pt-6">
          <OperatorLine />
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Accessibility aria-hidden="true" className="size-5 shrink-0 text-ink" />
            {COPY.footer.accessible}
          </p>
        </div>
      </div>
    </footer>
  );
}
