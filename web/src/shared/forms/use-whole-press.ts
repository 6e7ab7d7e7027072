import { useEffect } from 'react';

const SUBMIT = 'button[type="submit"]';
const TYPES = ['mousedown', 'click'] as const;

/**
 * A press on a form's submit button stays one press. Pressing takes the focus from a field, whose message then appears or disappears
 * and moves the button away from the pointer, so that no click happens. So the button gets the focus with the click.
 * It must get it: the browser scrolls to an invalid field only if that did not have the focus before.
 */
export function useWholePress(): void {
  useEffect(() => {
    const onPress = (event: MouseEvent): void => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(SUBMIT);
      if (!button) return;
      if (event.type === 'mousedown') event.preventDefault();
      // Enter in a field clicks as well, without a pointer (detail 0): the focus stays there.
      else if (event.detail > 0) button.focus({ preventScroll: true });
    };
    for (const type of TYPES) document.addEventListener(type, onPress, true);
    return () => {
      for (const type of TYPES) document.removeEventListener(type, onPress, true);
    };
  }, []);
}
