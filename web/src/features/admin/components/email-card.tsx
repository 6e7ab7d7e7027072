import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { notify } from '../../../shared/ui/notify';
import { PasswordInput } from '../../../shared/ui/password-input';
import { updateEmail } from '../api/account';
import { EmailForm, emailProblem } from '../model/account-forms';
import { EMAIL } from '../profile-copy';
import { useAccountForm } from '../use-account-form';
import { Section } from './section';

export function EmailCard() {
  const form = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { currentPassword: '', newEmail: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const send = useAccountForm<EmailForm>({
    form,
    send: updateEmail,
    done: EMAIL.done,
    failed: EMAIL.failed,
    names: { password: 'currentPassword', email: 'newEmail' },
  });
  const submit = form.handleSubmit(send, () => {
    const problem = emailProblem(form.getValues());
    if (problem) notify.error(problem.title, problem.detail);
  });
  return (
    <Section title={EMAIL.title} hideInPrint>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={EMAIL.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Field label={EMAIL.newEmail} error={errors.newEmail?.message}>
          <Input
            {...form.register('newEmail')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
        <Button type="submit" loading={isSubmitting} className="justify-self-start">
          {isSubmitting ? EMAIL.sending : EMAIL.submit}
        </Button>
      </form>
    </Section>
  );
}
