import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { showFieldErrors } from '../../../shared/forms/show-field-errors';
import { ApiError } from '../../../shared/http/api-error';
import { PasswordStrengthMeter } from '../../../shared/passwords/password-strength-meter';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import { setNewPassword } from '../api/reset-password';
import { COPY, NEW_PASSWORD, NOTICES } from '../copy';
import { authFieldErrors } from '../model/failure';
import { NewPasswordFields } from '../model/forms';
import { AuthSheet } from './auth-sheet';

interface NewPasswordFormProps {
  token: string;
  onSet: () => void;
  /** The link is invalid (410). */
  onOver: () => void;
}

export function NewPasswordForm({ token, onSet, onOver }: NewPasswordFormProps) {
  const form = useForm<NewPasswordFields>({
    resolver: zodResolver(NewPasswordFields),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(async (values) => {
    try {
      await setNewPassword({ token, password: values.password });
      notify.settle();
      onSet();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TOKEN_OVER') {
        notify.settle();
        return onOver();
      }
      const { title, detail } = failureNotice(error, NOTICES.resetFailed);
      notify.error(title, detail);
      showFieldErrors(form, authFieldErrors(error));
    }
  });

  return (
    <AuthSheet title={NEW_PASSWORD.title} text={NEW_PASSWORD.text}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label={NEW_PASSWORD.password}
          error={errors.password?.message}
          hint={errors.password ? undefined : COPY.passwordHint}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
          <PasswordStrengthMeter password={password} />
        </Field>
        <Field label={NEW_PASSWORD.confirmPassword} error={errors.confirmPassword?.message}>
          <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" block loading={isSubmitting} className="mt-2">
          {isSubmitting ? NEW_PASSWORD.sending : NEW_PASSWORD.submit}
        </Button>
      </form>
    </AuthSheet>
  );
}
