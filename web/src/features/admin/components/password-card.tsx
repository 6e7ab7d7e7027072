import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import { updatePassword } from '../api/account';
import { PasswordForm, passwordProblem } from '../model/account-forms';
import { PASSWORD } from '../profile-copy';
import { useAccountForm } from '../use-account-form';
import { Section } from './section';

const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

export function PasswordCard() {
  const form = useForm<PasswordForm>({
    resolver: zodResolver(PasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const send = useAccountForm<PasswordForm>({
    form,
    send: updatePassword,
    done: PASSWORD.done,
    failed: PASSWORD.failed,
    names: { password: 'currentPassword' },
  });
  const submit = form.handleSubmit(send, () => {
    const problem = passwordProblem(form.getValues());
    if (problem) notify.error(problem.title, problem.detail);
  });
  return (
    <Section title={PASSWORD.title} hideInPrint>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {FIELDS.map(({ name, autoComplete }) => (
          <Field
            key={name}
            label={PASSWORD[name]}
            error={errors[name]?.message}
            hint={name === 'newPassword' ? PASSWORD.hint : undefined}
          >
            <PasswordInput {...form.register(name)} autoComplete={autoComplete} />
          </Field>
        ))}
        <Button type="submit" loading={isSubmitting} className="justify-self-start">
          {isSubmitting ? PASSWORD.sending : PASSWORD.submit}
        </Button>
      </form>
    </Section>
  );
}
