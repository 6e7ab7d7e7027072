import { clsx } from 'clsx';
import { Switch as Base } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Shows the switch alone; the label is read out only. */
  labelHidden?: boolean;
  className?: string;
}

/** Something that is on or off and answers at once. */
export function Switch({ label, hint, labelHidden = false, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-4', className)}>
      <label htmlFor={id} className={clsx('text-sm', labelHidden && 'sr-only')}>
        {label}
        {hint && <span className="block text-ink-soft">{hint}</span>}
      </label>
      <Base.Root
        {...rest}
        id={id}
        className={clsx(
          'h-6 w-11 shrink-0 rounded-full border border-edge bg-mute p-0.5 transition-colors',
          'data-[state=checked]:border-pen data-[state=checked]:bg-pen disabled:cursor-not-allowed disabled:opacity-55',
        )}
      >
        <Base.Thumb
          className={clsx(
            'block size-[18px] rounded-full bg-edge transition-[translate,background-color]',
            'data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-pen',
          )}
        />
      </Base.Root>
    </div>
  );
}
