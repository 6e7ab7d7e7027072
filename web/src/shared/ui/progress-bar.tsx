import { clsx } from 'clsx';

interface ProgressBarProps {
  /** What is measured, for screen readers. */
  label: string;
  value: number;
  max: number;
  tone?: 'pen' | 'good' | 'warn' | 'bad';
  className?: string;
}

const TEXT = { pen: 'text-pen', good: 'text-good', warn: 'text-warn', bad: 'text-bad' } as const;

export function ProgressBar({ label, value, max, tone = 'pen', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      className={clsx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-mute',
        '[&::-webkit-progress-bar]:bg-mute [&::-webkit-progress-value]:rounded-full',
        '[&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[inline-size]',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current',
        TEXT[tone],
        className,
      )}
    />
  );
}
