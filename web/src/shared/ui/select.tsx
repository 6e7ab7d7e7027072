import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

/** The native select: phones show their own picker, keyboards and screen readers support it. Children are `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  const control = useFieldControl(props);
  return (
    <span className={clsx('relative block', className)}>
      <select {...control} className={clsx(controlStyles, 'h-11 appearance-none pr-9 sm:h-10')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
