import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from './button';

/** Where a way begins. With `back` it takes the focus, since what was pressed before it is gone. */
export function StartButton({ back, ...button }: ComponentProps<typeof Button> & { back: boolean }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back) ref.current?.focus({ preventScroll: true });
  }, [back]);
  return <Button {...button} ref={ref} />;
}
