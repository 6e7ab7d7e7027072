import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A native checkbox with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, error, className, id, required, ...rest }: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  const describedBy = clsx(error && `${boxId}-error`, hint && `${boxId}-hint`) || undefined;
  return (
    <div className={className}>
      <label
        htmlFor={boxId}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm sm:min-h-0 sm:py-1.5"
      >
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            id={boxId}
            type="checkbox"
            aria-required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={clsx(
              'peer size-5 cursor-pointer appearance-none rounded-mark border border-edge bg-surface transition-colors',
              'checked:border-pen checked:bg-pen aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-55',
            )}
          />
          <Tick />
        </span>
        <span>
          <span>{label}</span>
          {hint && (
            <span id={`${boxId}-hint`} className="block text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${boxId}-error`} className="flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

function Tick() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="pointer-events-none absolute size-5 text-on-pen opacity-0 transition-opacity peer-checked:opacity-100 forced-colors:text-[CanvasText]"
    >
      <path
        d="m5.5 10.5 3 3 6-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
