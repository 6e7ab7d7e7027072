import { useEffect } from 'react';

const SUBMIT = 'button[type="submit"]';
const TYPES = ['mousedown', 'click'] as const;

/**
 * A press on the button that sends a form stays one press. Pressing takes the focus from a field, whose message then comes or goes
 * and moves the button from under the pointer: no click, nothing sent, nothing said. So the button takes the focus with the click.
 * It does take it: a field that the form sends the focus to comes into the window only if it has not got it.
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
