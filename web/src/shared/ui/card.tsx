import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet on the page: a border, no shadow at rest (L4). */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx('rounded-card border border-line bg-surface', className)} />;
}
