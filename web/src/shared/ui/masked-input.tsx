import type { FieldRules } from '@acordo/brazil/typed/parse-result';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Input } from './input';
import { useMaskedEdit } from './use-masked-edit';

type MaskedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  rules: FieldRules;
  /** The field's text after each change; `told`: validate it at once, not when the field loses focus. */
  onText: (text: string, told: boolean) => void;
  inputRef?: (element: HTMLInputElement | null) => void;
};

/**
 * Masks while the user types; the caret stays beside what was typed. A paste is parsed even with text around the value; what cannot
 * be parsed stays unchanged and gets the field's error message.
 */
export function MaskedInput({
  value,
  rules,
  onText,
  inputRef,
  onBlur,
  onKeyDown,
  className,
  ...input
}: MaskedInputProps) {
  const { hold, settle, ...edit } = useMaskedEdit({ value, rules, onText });
  return (
    <Input
      {...input}
      {...edit}
      value={value}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) edit.onKeyDown(event);
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      ref={(node) => {
        hold(node);
        inputRef?.(node);
      }}
      className={clsx('tabular-nums', className)}
    />
  );
}
