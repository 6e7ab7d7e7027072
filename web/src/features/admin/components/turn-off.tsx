import { disableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-disable';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { PasswordInput } from '../../../shared/ui/password-input';
import { disableWith } from '../api/account';
import { SECOND_FACTOR } from '../profile-copy';
import { useAccountForm } from '../use-account-form';
import { secondFactorOf } from '../model/code';
import { CodeField } from './code-field';
import { StartButton } from '../../../shared/ui/start-button';

const { body } = disableSecondFactor;
/** The code of the field, parsed. */
const Body = body.extend({
  code: z
    .string()
    .transform((text) => secondFactorOf(text) ?? text)
    .pipe(body.shape.code),
});
type Values = z.input<typeof Body>;

interface Props {
  /** Recovery codes that were not used yet. */
  left: number;
  /** It was switched on just now. */
  back: boolean;
}

export function TurnOff({ left, back }: Props) {
  const [asking, setAsking] = useState(false);
  const [again, setAgain] = useState(back);
  const cancel = (): void => {
    setAgain(true);
    setAsking(false);
  };
  return (
    <div className="grid gap-4 text-sm">
      <p className="text-ink-soft">{`${SECOND_FACTOR.onText} ${SECOND_FACTOR.left(left)}`}</p>
      {asking ? (
        <TurnOffForm onCancel={cancel} />
      ) : (
        <StartButton
          back={again}
          variant="secondary"
          className="justify-self-start"
          onClick={() => setAsking(true)}
        >
          {SECOND_FACTOR.stop}
        </StartButton>
      )}
    </div>
  );
}

/** With the password and a code (D33). */
function TurnOffForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm<Values>({
    resolver: zodResolver(Body),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('currentPassword'), [form]);
  const send = useAccountForm<Values>({
    form,
    send: ({ currentPassword, code }) => disableWith(currentPassword, code),
    done: SECOND_FACTOR.stopped,
    failed: SECOND_FACTOR.stopFailed,
    names: { password: 'currentPassword', code: 'code' },
  });
  const submit = form.handleSubmit(send);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{SECOND_FACTOR.stopText}</p>
      <Field label={SECOND_FACTOR.password} error={errors.currentPassword?.message}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <Field label={SECOND_FACTOR.stopCode} error={errors.code?.message}>
            <CodeField
              name="code"
              value={field.value}
              onText={(text, problem) => {
                field.onChange(text);
                if (problem) form.setError('code', { message: problem });
                else form.clearErrors('code');
              }}
              inputRef={field.ref}
            />
          </Field>
        )}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" loading={isSubmitting}>
          {isSubmitting ? SECOND_FACTOR.sending : SECOND_FACTOR.stop}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {SECOND_FACTOR.cancel}
        </Button>
      </div>
    </form>
  );
}
