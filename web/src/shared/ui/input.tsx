import { oneLine } from '@acordo/contracts/one-line';
import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps } from 'react';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

export function Input({ className, onChange, ...props }: ComponentProps<'input'>) {
  const control = useFieldControl(props);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (props.type !== 'password') blankBreaks(event);
    onChange?.(event);
  };
  return (
    <input
      type="text"
      {...control}
      // A field with neither is read only, or belongs to nobody.
      {...(onChange && { onChange: change })}
      className={clsx(controlStyles, 'h-11 sm:h-10', className)}
    />
  );
}

/** A tab that was pasted becomes a blank, as the server keeps it (D47): nobody sees a tab, or what is wrong with it. */
function blankBreaks({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const text = oneLine(target.value);
  if (text === target.value || (nativeEvent as Partial<InputEvent>).isComposing) return;
  const behind = target.value.length - (target.selectionEnd ?? target.value.length);
  target.value = text;
  // Fields of addresses have no caret that a page may move.
  if (target.selectionStart !== null) {
    const caret = Math.max(0, text.length - behind);
    target.setSelectionRange(caret, caret);
  }
}
