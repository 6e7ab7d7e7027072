import { clsx } from 'clsx';
import { LogOut, Moon, Sun } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { useTheme } from '../../../shared/theme/use-theme';
import { Spinner } from '../../../shared/ui/spinner';
import { Wordmark } from '../../../shared/ui/wordmark';
import { SHELL } from '../copy';

/** On ink the pen's focus ring would be invisible, and its stroke under the name is hard to see in the light theme. */
const onBand =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 text-sm font-medium text-on-band ' +
  'transition-opacity hover:underline hover:underline-offset-4 focus-visible:outline-on-band aria-disabled:opacity-55 sm:min-h-10';

const PAGES = [
  { to: PATHS.admin, label: SHELL.panel },
  { to: PATHS.adminProfile, label: SHELL.profile },
] as const;

/** The dark header (L22), so that nobody mistakes the panel for the own account. */
export function AdminHeader({ leaving, onLeave }: { leaving: boolean; onLeave: () => void }) {
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <header data-print="hide" className="bg-band text-on-band">
      <div className="mx-auto flex min-h-14 w-full max-w-6xl flex-wrap items-center gap-1 px-4 sm:gap-3 sm:px-6">
        <span className="flex items-center gap-3 max-sm:hidden [&_svg]:text-on-band dark:[&_svg]:text-pen">
          <Wordmark />
          <span className="rounded-full border border-on-band-soft px-2 py-0.5 text-xs">{SHELL.badge}</span>
        </span>
        <nav aria-label={SHELL.nav} className="flex grow sm:ml-4">
          {PAGES.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={clsx(
                onBand,
                'max-sm:first:-ml-3 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8',
              )}
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <button
          type="button"
          onClick={toggle}
          aria-label={theme === 'dark' ? SHELL.theme.light : SHELL.theme.dark}
          className={onBand}
        >
          <Icon aria-hidden="true" className="size-[18px]" />
        </button>
        <button
          type="button"
          onClick={() => !leaving && onLeave()}
          aria-disabled={leaving || undefined}
          className={clsx(onBand, '-mr-3')}
        >
          {leaving ? <Spinner /> : <LogOut aria-hidden="true" className="size-4" />}
          <span>{SHELL.signOut}</span>
        </button>
      </div>
    </header>
  );
}
