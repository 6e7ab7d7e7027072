import type { FieldRules } from '@acordo/brazil/typed/parse-result';
import type { ComponentProps, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { MaskedInput } from '../../../shared/ui/masked-input';
import type { Briefing } from '../model/briefing';

type MaskedFieldProps = Omit<ComponentProps<'input'>, 'name' | 'className' | 'value' | 'onChange' | 'ref'> & {
  name:
    | 'clientPhone'
    | 'clientCNPJ'
    | 'clientCPF'
    | 'clientCEP'
    | 'budget'
    | 'serverWebPrice'
    | 'serverEmailPrice'
    | 'supportPrice'
    | 'adminPanelPrice';
  label: ReactNode;
  rules: FieldRules;
  /** The field's text, after each change. */
  onChanged?: (text: string) => void;
  hint?: ReactNode;
  className?: string;
  /** Just filled by a suggestion. */
  highlighted?: boolean;
};

/** A mask while typing. Its error is shown when the field is left, at once if further typing cannot correct it, and after a paste. */
export function MaskedField({
  name,
  label,
  rules,
  onChanged,
  hint,
  className,
  highlighted,
  ...input
}: MaskedFieldProps) {
  const { trigger } = useFormContext<Briefing>();
  const { field, fieldState } = useController<Briefing, MaskedFieldProps['name']>({ name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} {...(className ? { className } : {})}>
      <MaskedInput
        {...input}
        name={name}
        value={field.value}
        rules={rules}
        onText={(text, told) => {
          field.onChange(text);
          onChanged?.(text);
          // The form does not validate a field by itself before it was left.
          if (told || fieldState.error) void trigger(name);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        {...(highlighted ? { className: 'ring-2 ring-pen' } : {})}
      />
    </Field>
  );
}
