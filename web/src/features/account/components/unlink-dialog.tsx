import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { SessionUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { FormMessage } from '../../../shared/forms/form-message';
import { PasswordInput } from '../../../shared/ui/password-input';
import { useMessageFocus } from '../../../shared/forms/use-message-focus';
import { COPY } from '../copy';
import { unlinkingFailure } from '../model/unlinking-failure';
import { useUnlinkGoogle } from '../use-unlink-google';

const TEXT = COPY.google;

interface UnlinkDialogProps {
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Requires the password, which is the only way to sign in afterwards. */
export function UnlinkDialog({ user, open, onOpenChange, onDone }: UnlinkDialogProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const close = (): void => {
    setPassword('');
    onOpenChange(false);
  };
  const unlink = useUnlinkGoogle(user.id, () => {
    close();
    onDone();
  });
  const failure = unlink.error ? unlinkingFailure(unlink.error) : undefined;
  useMessageFocus(input, failure?.kind === 'password' ? unlink.error : undefined);

  const change = (next: boolean): void => {
    if (unlink.isPending || next) return;
    unlink.reset();
    close();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!unlink.isPending) unlink.mutate(password);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={TEXT.dialogTitle}
      description={TEXT.dialogText}
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            {TEXT.cancel}
          </Button>
          <Button type="submit" form={formId} loading={unlink.isPending}>
            {unlink.isPending ? TEXT.confirming : TEXT.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        <Field
          label={TEXT.password}
          hint={TEXT.passwordHint}
          error={failure?.kind === 'password' ? failure.text : undefined}
        >
          <PasswordInput
            ref={input}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
          />
        </Field>
        <FormMessage reason={failure?.kind === 'other' ? unlink.error : undefined}>
          {failure?.kind === 'other' && (
            <p className="flex items-start gap-2.5 rounded-control bg-bad-soft p-3 text-sm">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
              <span>{failure.text}</span>
            </p>
          )}
        </FormMessage>
      </form>
    </Dialog>
  );
}
