import { clsx } from 'clsx';

/** Hidden from screen readers: add a text that says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={clsx('animate-turn', className ?? 'size-4')}>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
