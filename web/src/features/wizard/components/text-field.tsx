import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { Textarea } from '../../../shared/ui/textarea';
import type { Briefing, BriefingField } from '../model/briefing';

/** Fields with one plain text. */
export type TextName = {
  [K in BriefingField]: Briefing[K] extends string ? K : never;
}[BriefingField];

interface Common {
  name: TextName;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
}

export function TextField({
  name,
  label,
  hint,
  required = false,
  className,
  ...input
}: Common & Omit<ComponentProps<'input'>, 'name' | 'className'>) {
  const { register, control } = useFormContext<Briefing>();
  const { errors } = useFormState({ control, name });
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={errors[name]?.message}
      {...(className ? { className } : {})}
    >
      <Input {...input} {...register(name)} />
    </Field>
  );
}

export function ParagraphField({
  name,
  label,
  hint,
  className,
  ...textarea
}: Common & Omit<ComponentProps<'textarea'>, 'name' | 'className'>) {
  const { register, control } = useFormContext<Briefing>();
  const { errors } = useFormState({ control, name });
  return (
    <Field label={label} hint={hint} error={errors[name]?.message} {...(className ? { className } : {})}>
      <Textarea {...textarea} {...register(name)} />
    </Field>
  );
}
