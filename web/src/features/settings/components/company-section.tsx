import { CNPJ_RULES } from '@acordo/brazil/typed/cnpj';
import { PHONE_RULES } from '@acordo/brazil/typed/phone';
import type { FieldRules } from '@acordo/brazil/typed/parse-result';
import type { ComponentProps } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { MaskedInput } from '../../../shared/ui/masked-input';
import { COPY } from '../copy';
import type { SettingsForm } from '../model/settings-form';
import { Section } from './section';

/** Dados da Empresa. */
export function CompanySection() {
  const { register, control } = useFormContext<SettingsForm>();
  const { errors } = useFormState({ control });
  return (
    <Section title={COPY.data.section}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={COPY.data.name} required error={errors.nome_empresa?.message} className="sm:col-span-2">
          <Input {...register('nome_empresa')} autoComplete="organization" />
        </Field>
        <Masked
          name="cnpj"
          label={COPY.data.cnpj}
          rules={CNPJ_RULES}
          placeholder="00.000.000/0000-00"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Masked
          name="telefone"
          label={COPY.data.phone}
          rules={PHONE_RULES}
          hint={COPY.data.phoneHint}
          type="tel"
          inputMode="tel"
          placeholder="(00) 00000-0000"
          autoComplete="tel"
        />
        <Field
          label={COPY.data.email}
          hint={COPY.data.emailHint}
          error={errors.email_empresa?.message}
          className="sm:col-span-2"
        >
          <Input
            {...register('email_empresa')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </Field>
        <Field label={COPY.data.address} error={errors.endereco?.message} className="sm:col-span-2">
          <Input
            {...register('endereco')}
            autoComplete="street-address"
            placeholder={COPY.data.addressExample}
          />
        </Field>
      </div>
    </Section>
  );
}

type MaskedProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'ref'> & {
  name: 'cnpj' | 'telefone';
  label: string;
  rules: FieldRules;
  hint?: string;
};

function Masked({ name, label, rules, hint, ...input }: MaskedProps) {
  const { trigger } = useFormContext<SettingsForm>();
  const { field, fieldState } = useController<SettingsForm, MaskedProps['name']>({ name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <MaskedInput
        {...input}
        name={name}
        value={field.value}
        rules={rules}
        onText={(text, told) => {
          field.onChange(text);
          // The form does not validate a field by itself before it was left.
          if (told || fieldState.error) void trigger(name);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </Field>
  );
}
