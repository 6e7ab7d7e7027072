import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet on the page: a line around it, no shadow at rest (look.md). */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx('rounded-card border border-line bg-surface', className)} />;
}

export function CardHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header {...rest} className={clsx('grid gap-1 px-5 pt-5 sm:px-6 sm:pt-6', className)} />;
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest} className={clsx('text-lg font-semibold', className)}>
      {children}
    </h2>
  );
}

export function CardText({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={clsx('text-sm text-ink-soft', className)} />;
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('p-5 sm:p-6', className)} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer {...rest} className={clsx('flex flex-wrap gap-3 px-5 pb-5 sm:px-6 sm:pb-6', className)} />;
}
