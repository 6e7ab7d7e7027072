import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonStyles } from './button-styles';

/** A route link that looks like a button. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={clsx(buttonStyles({ variant, size, block }), className)} />;
}
