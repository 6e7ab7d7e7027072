import { zodResolver } from '@hookform/resolvers/zod';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import type { SessionUser } from '../../../shared/session/session-store';
import { logIn } from '../api/login';
import { COPY, NOTICES } from '../copy';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { authFieldErrors } from '../model/failure';
import { LoginFields } from '../model/forms';
import { showFieldErrors } from '../../../shared/forms/show-field-errors';
import { useHydrated } from '../../../shared/ui/use-hydrated';

interface LoginFormProps {
  email: string;
  /** The email of a registration just before. */
  focusPassword: boolean;
  onEmailChange: (email: string) => void;
  onLoggedIn: (user: SessionUser) => void;
}

export function LoginForm({ email, focusPassword, onEmailChange, onLoggedIn }: LoginFormProps) {
  const form = useForm<LoginFields>({
    resolver: zodResolver(LoginFields),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const isReady = useHydrated();

  useEffect(() => {
    if (focusPassword) form.setFocus('password');
  }, [focusPassword, form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      onLoggedIn(await logIn(values));
    } catch (error) {
      const { title, detail } = failureNotice(error, NOTICES.loginFailed);
      notify.error(title, detail);
      showFieldErrors(form, authFieldErrors(error));
    }
  });

  return (
    // The method counts only while the page cannot be used yet: what is sent then must not be in the address.
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
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
      {/* After the field, so that Tab moves from the address straight to the password. */}
      <Link
        to={PATHS.recover}
        state={{ email }}
        className={clsx(
          buttonStyles({ variant: 'link', size: 'inline' }),
          '-my-2 min-h-11 justify-self-end text-sm',
        )}
      >
        {COPY.forgot}
      </Link>
      <Button type={isReady ? 'submit' : 'button'} block loading={isSubmitting} className="mt-1">
        {isSubmitting ? COPY.login.sending : COPY.login.submit}
      </Button>
    </form>
  );
}
