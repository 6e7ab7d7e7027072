import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Why it could not be changed. */
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** On or off, effective at once. Its label can be pressed too. */
export function Switch({ label, hint, error, checked, onChange, disabled = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className="block cursor-pointer text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} role="alert" className="text-sm text-bad">
            {error}
          </p>
        )}
      </div>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={clsx(
          'relative h-6 w-11 shrink-0 rounded-full border transition-colors after:absolute after:-inset-3 disabled:cursor-not-allowed disabled:opacity-55',
          checked ? 'border-pen bg-pen' : 'border-edge bg-mute',
        )}
      >
        <span
          aria-hidden="true"
          className={clsx(
            'absolute top-1/2 left-0.5 size-[18px] -translate-y-1/2 rounded-full transition-transform',
            checked ? 'translate-x-5 bg-on-pen' : 'bg-edge',
          )}
        />
      </button>
    </div>
  );
}
