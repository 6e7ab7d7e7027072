import type { ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { MaskedInput } from '../../../shared/ui/masked-input';
import type { Briefing } from '../model/briefing';

type MaskedFieldProps = Omit<ComponentProps<'input'>, 'name' | 'className' | 'value' | 'onChange' | 'ref'> & {
  name: 'clientCNPJ' | 'clientCPF' | 'clientCEP';
  label: string;
  mask: (typed: string) => string;
  /** The masked text, after each change. */
  onMasked?: (text: string) => void;
  hint?: ReactNode;
  className?: string;
};

/** A document's mask while typing. Its error comes when the field is left. */
export function MaskedField({ name, label, mask, onMasked, hint, className, ...input }: MaskedFieldProps) {
  const { field, fieldState } = useController<Briefing, MaskedFieldProps['name']>({ name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} {...(className ? { className } : {})}>
      <MaskedInput
        {...input}
        name={name}
        value={field.value}
        mask={mask}
        onText={(text) => {
          field.onChange(text);
          onMasked?.(text);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </Field>
  );
}
