import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { PATHS } from '../../../app/paths';
import { PasswordStrengthMeter } from '../../../shared/passwords/password-strength-meter';
import type { SessionUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { FormMessage } from '../../../shared/forms/form-message';
import { LinkButton } from '../../../shared/ui/link-button';
import { Note } from '../../../shared/ui/note';
import { PasswordInput } from '../../../shared/ui/password-input';
import { COPY } from '../copy';
import { ChangeForm } from '../model/change-form';
import { hasNoPassword, useChangePassword } from '../use-change-password';
import { Section } from './section';

const TEXT = COPY.password;

export function PasswordSection({ user }: { user: SessionUser }) {
  const form = useForm<ChangeForm>({
    resolver: zodResolver(ChangeForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const change = useChangePassword(user.id, form);
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'newPassword' });
  const submit = form.handleSubmit((values) => change.mutate(values));

  return (
    <Section title={TEXT.title} text={TEXT.text}>
      <FormMessage reason={hasNoPassword(change.error) ? change.error : undefined}>
        {hasNoPassword(change.error) && (
          <Note
            icon={KeyRound}
            actions={
              <LinkButton variant="secondary" size="sm" to={PATHS.recover} state={{ email: user.email }}>
                {TEXT.create}
              </LinkButton>
            }
          >
            {change.error.error}
          </Note>
        )}
      </FormMessage>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4 sm:max-w-md"
      >
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        <Field label={TEXT.current} error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Field
          label={TEXT.next}
          error={errors.newPassword?.message}
          hint={errors.newPassword ? undefined : TEXT.hint}
        >
          <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
          <PasswordStrengthMeter password={password} />
        </Field>
        <Field label={TEXT.confirm} error={errors.confirmPassword?.message}>
          <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" loading={change.isPending} className="max-sm:w-full sm:justify-self-start">
          {change.isPending ? TEXT.sending : TEXT.submit}
        </Button>
      </form>
    </Section>
  );
}
