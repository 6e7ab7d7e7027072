import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const BASE =
  'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 text-xs font-medium sm:whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0';

const TONES = {
  neutral: 'bg-mute text-ink-soft',
  pen: 'bg-pen-soft text-pen',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  /** Filled, for the most important badge on a screen. */
  solid: 'bg-pen text-on-pen',
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A word about a state. Colour is never the only sign: add an icon if two tones may be confused. */
export function Badge({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) {
  return (
    <span className={clsx(BASE, TONES[tone], className)}>
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </span>
  );
}
