import { PATHS } from '../../../app/paths';
import { wishToRegister } from '../../../shared/session/wish-to-register';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import { Wordmark } from '../../../shared/ui/wordmark';
import { EXAMPLE } from './copy';

/** The way back, and to a proposal of one's own. */
export function ExampleBar() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-[860px] flex-wrap items-center justify-between gap-x-2 px-4">
        <a href={PATHS.home} aria-label={EXAMPLE.home} className="rounded-small py-2">
          <Wordmark />
        </a>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          <ThemeToggle />
          <CreateLink />
        </div>
      </div>
    </header>
  );
}

/** To the registration. */
export function CreateLink() {
  return (
    <AnchorButton href={PATHS.auth} onClick={wishToRegister} className="max-sm:px-3">
      {EXAMPLE.create}
    </AnchorButton>
  );
}
