import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import type { SessionUser } from '../../../shared/session/session-store';
import { logIn } from '../api/login';
import { COPY, NOTICES } from '../copy';
import { failedFields, failureNotice } from '../model/failure';
import { LoginForm as Schema } from '../model/forms';
import { showFieldErrors } from '../model/show-field-errors';

interface LoginFormProps {
  email: string;
  /** The e-mail is known already (just registered). */
  focusPassword: boolean;
  onEmailChange: (email: string) => void;
  onLoggedIn: (user: SessionUser) => void;
}

export function LoginForm({ email, focusPassword, onEmailChange, onLoggedIn }: LoginFormProps) {
  const form = useForm<Schema>({ resolver: zodResolver(Schema), defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (focusPassword) form.setFocus('password');
  }, [focusPassword, form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      onLoggedIn(await logIn(values));
    } catch (error) {
      const { title, detail } = failureNotice(error, NOTICES.loginFailed);
      notify.error(title, detail);
      showFieldErrors(form, failedFields(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={COPY.fields.email} error={errors.email?.message}>
        <Input
          {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label={COPY.fields.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" block loading={isSubmitting} className="mt-2">
        {isSubmitting ? COPY.login.sending : COPY.login.submit}
      </Button>
    </form>
  );
}
