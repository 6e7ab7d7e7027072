import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { buttonStyles } from '../../shared/ui/button-styles';
import { ThemeToggle } from '../../shared/ui/theme-toggle';
import { Wordmark } from '../../shared/ui/wordmark';
import { COPY } from './copy';
import { isActive, LINKS } from './links';
import { useDisclosure } from './use-disclosure';

const MENU_ID = 'menu-principal';

/** The shared navigation (P23): sticky, the active link highlighted, a hamburger menu on small screens. */
export function TopBar() {
  const { pathname } = useLocation();
  const { open, toggle, button } = useDisclosure(pathname);
  const Icon = open ? X : Menu;
  return (
    <header data-print="hide" className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl items-center gap-6 px-4 sm:px-6">
        <Link to={PATHS.home} className="rounded-small py-2">
          <Wordmark />
        </Link>
        <nav aria-label={COPY.label} className="hidden grow gap-1 md:flex">
          {LINKS.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              aria-current={isActive(link, pathname) ? 'page' : undefined}
              className={clsx(
                'relative flex h-10 items-center rounded-control px-3 text-sm font-medium text-ink-soft transition-colors',
                'hover:bg-mute hover:text-ink aria-[current]:bg-pen-soft aria-[current]:text-pen',
              )}
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <span className="grow md:hidden" />
        <div className="-mr-2 flex items-center gap-1">
          <ThemeToggle />
          <button
            ref={button}
            type="button"
            onClick={toggle}
            aria-expanded={open}
            aria-controls={MENU_ID}
            aria-label={open ? COPY.closeMenu : COPY.openMenu}
            className={clsx(buttonStyles({ variant: 'ghost', size: 'icon' }), 'md:hidden')}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <nav
        id={MENU_ID}
        aria-label={COPY.label}
        hidden={!open}
        className="absolute inset-x-0 top-full animate-appear border-b border-line bg-surface p-2 shadow-raised md:hidden"
      >
        {LINKS.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            aria-current={isActive(link, pathname) ? 'page' : undefined}
            className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium text-ink hover:bg-mute aria-[current]:bg-pen-soft aria-[current]:text-pen"
          >
            <link.icon aria-hidden="true" className="size-5" />
            <span>{link.label}</span>
          </Link>
        ))}
      </nav>
    </header>
  );
}
