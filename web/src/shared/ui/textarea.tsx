import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

/** Grows with its text where the browser supports it. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props);
  return (
    <textarea
      {...control}
      rows={rows}
      className={clsx(controlStyles, 'field-sizing-content min-h-24 py-2.5', className)}
    />
  );
}
