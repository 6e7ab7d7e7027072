import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useMessageFocus } from './use-message-focus';

interface Props {
  /** The failure; without one the element stays empty, so that a later message is announced. */
  reason: unknown;
  className?: string;
  children: ReactNode;
}

/** A message of a whole form, where the form is: announced, in the window, with the focus. */
export function FormMessage({ reason, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useMessageFocus(ref, reason);
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={clsx('rounded-control empty:hidden', className)}>
      {children}
    </div>
  );
}
