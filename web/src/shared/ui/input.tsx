import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  const control = useFieldControl(props);
  return <input type="text" {...control} className={clsx(controlStyles, 'h-11 sm:h-10', className)} />;
}
