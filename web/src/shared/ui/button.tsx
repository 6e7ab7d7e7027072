import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is running: shows a spinner, ignores clicks and announces it. Keeps the focus. */
    loading?: boolean;
    /** Shown and announced as disabled, but `onClick` is called, so that it can show why. Submits no form. */
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
      // Not `disabled`: a disabled button loses the focus.
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
