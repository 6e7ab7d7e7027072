import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';

/** An ordinary link that looks like a button: for pages without the router, and for other sites. */
export function AnchorButton({
  variant,
  size,
  block,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={clsx(buttonStyles({ variant, size, block }), className)}>
      {children}
    </a>
  );
}
