import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { caretAfter, typedBefore } from './caret';
import { Input } from './input';

type MaskedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  mask: (typed: string) => string;
  /** The masked text, after each change. */
  onText: (text: string) => void;
  inputRef?: (element: HTMLInputElement | null) => void;
};

/** Masks while one types; the caret stays beside what was typed. */
export function MaskedInput({ value, mask, onText, inputRef, ...input }: MaskedInputProps) {
  const element = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    // React puts the caret at the end when the text differs from what was typed.
    if (caret.current !== null) element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const typed = typedBefore(target.value, target.selectionStart ?? target.value.length);
    const text = mask(target.value);
    caret.current = caretAfter(text, typed);
    onText(text);
  };
  return (
    <Input
      {...input}
      value={value}
      onChange={change}
      ref={(node) => {
        element.current = node;
        inputRef?.(node);
      }}
      className="tabular-nums"
    />
  );
}
