import { clsx } from 'clsx';

const BASE = clsx(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-center font-medium',
  'max-w-full sm:whitespace-nowrap',
  'select-none transition-[background-color,border-color,color,scale] active:scale-[0.985]',
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
  '[&_svg]:shrink-0',
);

const VARIANTS = {
  primary: 'bg-pen text-on-pen hover:bg-pen-deep',
  secondary: 'border border-edge bg-surface text-ink hover:bg-mute',
  ghost: 'text-ink hover:bg-mute',
  danger: 'bg-bad text-on-bad hover:bg-bad-deep',
  /** Inline text without its own height. */
  link: 'text-pen underline decoration-1 underline-offset-4 hover:text-pen-deep whitespace-normal text-left',
  /** On the dark band, in both themes. */
  inverse: 'bg-on-band text-band hover:opacity-90',
};

const SIZES = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 py-1 text-sm pointer-coarse:min-h-11 max-sm:min-h-11',
  lg: 'min-h-12 px-6 py-1 text-base',
  icon: 'size-10 pointer-coarse:size-11 max-sm:size-11',
  inline: '',
};

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Takes the whole width. */
  block?: boolean;
}

/** Looks of a button, also for links that act like one (LinkButton, plain anchors). Full height on touch screens. */
export const buttonStyles = ({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string =>
  clsx(BASE, VARIANTS[variant], SIZES[size], block && 'w-full');
