import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** The word as a bubble beside the icon: above it the first row's would be cut off. Not the shared tooltip: several of those are most of the cost of rendering a row. */
const BUBBLE = clsx(
  'max-sm:sr-only lg:pointer-events-none lg:absolute lg:top-1/2 lg:right-full lg:z-10 lg:-translate-y-1/2 lg:rounded-small lg:bg-band',
  'lg:px-2 lg:py-1 lg:text-xs lg:font-normal lg:whitespace-nowrap lg:text-on-band lg:opacity-0 lg:shadow-raised',
  'lg:transition-opacity lg:group-hover:opacity-100 lg:group-hover:delay-300 lg:group-focus-visible:opacity-100',
  'lg:group-aria-expanded:opacity-0!',
);

interface ActionIconProps {
  /** Null while a spinner is in its place. */
  icon: LucideIcon | null;
  label: string;
  /** The icon alone says it, e.g. three dots. */
  wordless?: boolean;
}

/** The inside of an action's button: an icon with its word. */
export function ActionIcon({ icon: Icon, label, wordless = false }: ActionIconProps) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4 max-lg:size-[18px]" />}
      <span className={clsx(BUBBLE, wordless && 'max-lg:sr-only')}>{label}</span>
    </>
  );
}
