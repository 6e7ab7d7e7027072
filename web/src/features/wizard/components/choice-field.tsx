import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Select } from '../../../shared/ui/select';
import type { Briefing } from '../model/briefing';
import type { TextName } from './text-field';

interface ChoiceFieldProps {
  name: TextName;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  required?: boolean;
}

export function ChoiceField({ name, label, options, required = false }: ChoiceFieldProps) {
  const { register, control } = useFormContext<Briefing>();
  const { errors } = useFormState({ control, name });
  return (
    <Field label={label} required={required} error={errors[name]?.message}>
      <Select {...register(name)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
