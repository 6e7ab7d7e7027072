import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { showFieldErrors } from '../../../shared/forms/show-field-errors';
import { Button } from '../../../shared/ui/button';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { notify } from '../../../shared/ui/notify';
import { askForNewPassword } from '../api/forgot-password';
import { COPY, NOTICES, RECOVER } from '../copy';
import { authFieldErrors } from '../model/failure';
import { RecoverFields } from '../model/forms';
import { AuthSheet } from './auth-sheet';

interface RecoverFormProps {
  email: string;
  /** Back from the result: the field gets the focus. */
  takesFocus: boolean;
  onSent: (email: string) => void;
}

export function RecoverForm({ email, takesFocus, onSent }: RecoverFormProps) {
  const form = useForm<RecoverFields>({ resolver: zodResolver(RecoverFields), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (takesFocus) form.setFocus('email', { shouldSelect: true });
  }, [takesFocus, form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await askForNewPassword(values.email);
      notify.settle();
      onSent(values.email);
    } catch (error) {
      const { title, detail } = failureNotice(error, NOTICES.recoverFailed);
      notify.error(title, detail);
      showFieldErrors(form, authFieldErrors(error));
    }
  });

  return (
    <AuthSheet title={RECOVER.title} text={RECOVER.text}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={COPY.fields.email} error={errors.email?.message}>
          <Input
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </Field>
        <Button type="submit" block loading={isSubmitting} className="mt-2">
          {isSubmitting ? RECOVER.sending : RECOVER.submit}
        </Button>
      </form>
      <p className="border-t border-line pt-5 text-center text-sm">
        <Link to={PATHS.auth} className={buttonStyles({ variant: 'link', size: 'inline' })}>
          {RECOVER.back}
        </Link>
      </p>
    </AuthSheet>
  );
}
