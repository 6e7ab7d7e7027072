import { clsx } from 'clsx';

/** The grey shape of what is coming; give it the size of the real thing. Say "loading" once, on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-breathe rounded-small bg-mute', className)} />
  );
}
