import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../theme/use-theme';
import { buttonStyles } from './button-styles';

/** Switches between light and dark (P38). With `labelled` it names the theme it leads to. */
export function ThemeToggle({ labelled = false, className }: { labelled?: boolean; className?: string }) {
  const { theme, toggle } = useTheme();
  const next = theme === 'dark' ? 'Claro' : 'Escuro';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={labelled ? undefined : `Usar tema ${next.toLowerCase()}`}
      className={clsx(buttonStyles({ variant: 'ghost', size: labelled ? 'md' : 'icon' }), className)}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
      {labelled && <span>{next}</span>}
    </button>
  );
}
