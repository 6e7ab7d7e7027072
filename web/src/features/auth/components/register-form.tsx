import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../shared/http/api-error';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import { registerAccount } from '../api/register';
import { COPY, NOTICES } from '../copy';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { authFieldErrors } from '../model/failure';
import { RegisterFields } from '../model/forms';
import { showFieldErrors } from '../../../shared/forms/show-field-errors';
import { LegalNote } from './legal-note';
import { TakenNote } from './taken-note';
import { PasswordStrengthMeter } from '../../../shared/passwords/password-strength-meter';

interface RegisterFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onRegistered: () => void;
  /** The address has an account: its owner can sign in instead. */
  onSignIn: () => void;
}

export function RegisterForm({ email, onEmailChange, onRegistered, onSignIn }: RegisterFormProps) {
  const [taken, setTaken] = useState<string>();
  const defaultValues = { nome: '', email, password: '', confirmPassword: '' };
  const form = useForm<RegisterFields>({ resolver: zodResolver(RegisterFields), defaultValues });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(
    async ({ confirmPassword: _same, ...body }) => {
      try {
        await registerAccount(body);
        notify.success(NOTICES.created.title, NOTICES.created.detail);
        onRegistered();
      } catch (error) {
        const { title, detail } = failureNotice(error, NOTICES.registerFailed);
        notify.error(title, detail);
        if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') setTaken(body.email);
        showFieldErrors(form, authFieldErrors(error));
      }
    },
    ({ confirmPassword }) => {
      if (confirmPassword) notify.error(NOTICES.passwordsDiffer.title, NOTICES.passwordsDiffer.detail);
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={COPY.fields.nome} error={errors.nome?.message}>
        <Input {...form.register('nome')} autoComplete="name" />
      </Field>
      <Field label={COPY.fields.email} error={errors.email?.message}>
        <Input
          {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </Field>
      {taken !== undefined && taken === email && <TakenNote email={email} onSignIn={onSignIn} />}
      <Field
        label={COPY.fields.password}
        error={errors.password?.message}
        hint={errors.password ? undefined : COPY.passwordHint}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
        <PasswordStrengthMeter password={password} />
      </Field>
      <Field label={COPY.fields.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" block loading={isSubmitting} className="mt-2">
        {isSubmitting ? COPY.register.sending : COPY.register.submit}
      </Button>
      <LegalNote />
    </form>
  );
}
