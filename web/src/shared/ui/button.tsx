import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: shows a spinner, refuses clicks and says so to screen readers. Keeps the focus. */
    loading?: boolean;
  };

export function Button({
  variant,
  size,
  block,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        buttonStyles({ variant, size: variant === 'link' ? (size ?? 'inline') : size, block }),
        className,
      )}
      // Not `disabled`: a disabled button drops the focus, and a form would lose its place.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
