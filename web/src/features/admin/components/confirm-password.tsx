import { setUpSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-setup';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import { beginSecondFactor, type SetUp } from '../api/account';
import { adminFieldErrors, failureWords } from '../model/failure';
import { showFieldErrors } from '../../../shared/forms/show-field-errors';
import { SECOND_FACTOR } from '../profile-copy';

type Values = z.input<typeof setUpSecondFactor.body>;

/** A seed is shown only after the password (attack 122). */
export function ConfirmPassword({
  onSetUp,
  onCancel,
}: {
  onSetUp: (setUp: SetUp) => void;
  onCancel: () => void;
}) {
  const form = useForm<Values>({
    resolver: zodResolver(setUpSecondFactor.body),
    defaultValues: { currentPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('currentPassword'), [form]);
  const submit = form.handleSubmit(async ({ currentPassword }) => {
    try {
      onSetUp(await beginSecondFactor(currentPassword));
    } catch (error) {
      const { title, detail } = failureWords(error, SECOND_FACTOR.enableFailed);
      notify.error(title, detail);
      showFieldErrors(form, adminFieldErrors(error, { password: 'currentPassword' }));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={SECOND_FACTOR.password} error={errors.currentPassword?.message}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? SECOND_FACTOR.sending : SECOND_FACTOR.next}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {SECOND_FACTOR.cancel}
        </Button>
      </div>
    </form>
  );
}
