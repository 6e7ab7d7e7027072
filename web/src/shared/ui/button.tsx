import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: shows a spinner, refuses clicks and says so to screen readers. Keeps the focus. */
    loading?: boolean;
    /** Looks and reads as switched off, yet `onClick` is called, so that it can say why. Sends no form. */
    'aria-disabled'?: boolean | 'true' | 'false';
  };

export function Button({
  variant,
  size,
  block,
  loading = false,
  className,
  children,
  onClick,
  'aria-disabled': off,
  ...rest
}: ButtonProps) {
  const refuses = loading || off === true || off === 'true';
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        buttonStyles({ variant, size: variant === 'link' ? (size ?? 'inline') : size, block }),
        className,
      )}
      // Not `disabled`: a disabled button drops the focus, and a form would lose its place.
      aria-disabled={refuses || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (refuses) event.preventDefault();
        if (!loading) onClick?.(event);
      }}
    >
      {loading && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}
