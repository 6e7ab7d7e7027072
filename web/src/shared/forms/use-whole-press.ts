import { useEffect } from 'react';

/**
 * A press on the button that sends a form stays one press. Pressing takes the focus from a field, whose message then comes or goes
 * and moves the button from under the pointer: no click, nothing sent, nothing said. So the field keeps the focus until the form
 * itself says where it belongs.
 */
export function useWholePress(): void {
  useEffect(() => {
    const hold = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('button[type="submit"]'))
        event.preventDefault();
    };
    document.addEventListener('mousedown', hold);
    return () => document.removeEventListener('mousedown', hold);
  }, []);
}
