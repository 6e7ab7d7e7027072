import { oneLine } from '@acordo/contracts/one-line';
import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

export function Input({ className, onChange, onKeyDown, ...props }: ComponentProps<'input'>) {
  const control = useFieldControl(props);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (props.type !== 'password') blankBreaks(event);
    onChange?.(event);
  };
  return (
    <input
      type="text"
      {...control}
      // A field with neither is read-only or uncontrolled.
      {...(onChange && { onChange: change })}
      onKeyDown={(event) => endsWord(event) || onKeyDown?.(event)}
      className={clsx(controlStyles, 'h-11 sm:h-10', className)}
    />
  );
}

/**
 * An Enter that only takes over the word being composed, by an input method or a keyboard's suggestion (P135). Safari reports it after
 * the word; 229 is the `keyCode` of keys that an input method has taken (UI Events, 7.3).
 */
const endsWord = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (nativeEvent.isComposing || nativeEvent.keyCode === 229);

/** A pasted tab becomes a space, as on the server (D47): a tab is invisible, so an error about it would be unclear. */
function blankBreaks({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const text = oneLine(target.value);
  if (text === target.value || (nativeEvent as Partial<InputEvent>).isComposing) return;
  const behind = target.value.length - (target.selectionEnd ?? target.value.length);
  target.value = text;
  // Email and URL fields do not let the page move the caret.
  if (target.selectionStart !== null) {
    const caret = Math.max(0, text.length - behind);
    target.setSelectionRange(caret, caret);
  }
}
