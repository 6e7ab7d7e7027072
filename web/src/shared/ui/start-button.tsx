import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from './button';

/** Starts a process. With `back` it gets the focus, since the button pressed before is gone. */
export function StartButton({ back, ...button }: ComponentProps<typeof Button> & { back: boolean }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back) ref.current?.focus({ preventScroll: true });
  }, [back]);
  return <Button {...button} ref={ref} />;
}
