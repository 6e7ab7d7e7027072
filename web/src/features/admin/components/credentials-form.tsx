import { AdminLoginBody } from '@acordo/contracts/http/vitamina/auth/login';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../../shared/http/api-error';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import { useCountdown } from '../../../shared/ui/use-countdown';
import { signInAdmin } from '../api/session';
import { LOGIN } from '../copy';
import { loginNotice } from '../model/login-notice';
import { showFieldErrors } from '../../../shared/forms/show-field-errors';
import { WaitNote } from './wait-note';

type Values = z.input<typeof AdminLoginBody>;

interface Props {
  /** What was typed before the second step. The password has to be typed again. */
  username: string;
  /** Returning from the second step, where the pressed button is gone. */
  back: boolean;
  /** Gets the token for the second step, or null where there is none. */
  onIn: (tempToken: string | null, username: string) => void;
}

/** The first step. */
export function CredentialsForm({ username, back, onIn }: Props) {
  const wait = useCountdown();
  const form = useForm<Values>({
    resolver: zodResolver(AdminLoginBody),
    defaultValues: { username, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (back) form.setFocus(username === '' ? 'username' : 'password');
  }, [back, username, form]);
  const submit = form.handleSubmit(async (values) => {
    if (wait.left > 0) return;
    try {
      const token = await signInAdmin(values);
      notify.settle();
      onIn(token, values.username);
    } catch (error) {
      const { title, detail } = loginNotice(error);
      notify.error(title, detail);
      if (!(error instanceof ApiError)) return;
      if (error.status === 429) wait.start(error.retryAfter ?? 0);
      if (error.code === 'ADMIN_WRONG_CREDENTIALS') showFieldErrors(form, { password: error.message });
      else showFieldErrors(form, error.fields);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={LOGIN.username} hint={LOGIN.usernameHint} error={errors.username?.message}>
        <Input
          {...form.register('username')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={LOGIN.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <WaitNote seconds={wait.left} />
      <Button type="submit" block loading={isSubmitting} aria-disabled={wait.left > 0} className="mt-2">
        {isSubmitting ? LOGIN.sending : LOGIN.submit}
      </Button>
    </form>
  );
}
