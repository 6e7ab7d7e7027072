import { type ChangeEvent, type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import type { Briefing } from '../model/briefing';
import { caretAfter, typedBefore } from '../model/caret';

type MaskedFieldProps = Omit<ComponentProps<'input'>, 'name' | 'className'> & {
  name: 'clientCNPJ' | 'clientCPF' | 'clientCEP';
  label: string;
  mask: (typed: string) => string;
  /** The masked text, after each change. */
  onMasked?: (text: string) => void;
  hint?: ReactNode;
  className?: string;
};

/** A document's mask while typing; the caret stays beside what was typed. Its error comes when the field is left. */
export function MaskedField({ name, label, mask, onMasked, hint, className, ...input }: MaskedFieldProps) {
  const { field, fieldState } = useController<Briefing, MaskedFieldProps['name']>({ name });
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
    field.onChange(text);
    onMasked?.(text);
  };
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} {...(className ? { className } : {})}>
      <Input
        {...input}
        name={name}
        value={field.value}
        onChange={change}
        onBlur={field.onBlur}
        ref={(node) => {
          element.current = node;
          field.ref(node);
        }}
        className="tabular-nums"
      />
    </Field>
  );
}
