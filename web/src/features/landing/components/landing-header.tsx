import { PATHS } from '../../../app/paths';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import { Wordmark } from '../../../shared/ui/wordmark';
import { COPY } from '../copy';
import { START } from '../start';

/** On a narrow phone one line holds all of it in other fonts, too: what is below does not move when ours arrive. */
export function LandingHeader({ loggedIn }: { loggedIn: boolean }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between gap-x-1 px-4 sm:gap-x-2 sm:px-6">
        <a href={PATHS.home} aria-label={COPY.header.logo} className="rounded-small py-2">
          <Wordmark />
        </a>
        <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-2">
          <ThemeToggle />
          {loggedIn ? (
            <AnchorButton href={PATHS.dashboard} className="ml-1">
              {COPY.header.dashboard}
            </AnchorButton>
          ) : (
            <>
              <AnchorButton href={PATHS.auth} variant="ghost" className="max-sm:px-2.5">
                {COPY.header.login}
              </AnchorButton>
              <AnchorButton {...START} className="max-sm:px-2.5">
                {COPY.header.start}
              </AnchorButton>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
