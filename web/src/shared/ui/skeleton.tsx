import { clsx } from 'clsx';

/** A grey placeholder for content that loads; give it the content's size. Announce "loading" once, on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-breathe rounded-small bg-mute', className)} />
  );
}
