import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { PATHS } from '../../../app/paths';
import type { SessionUser } from '../../../shared/session/session-store';
import { rememberWantedPath } from '../../../shared/session/wanted-path';
import { Button } from '../../../shared/ui/button';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { FormMessage } from '../../../shared/forms/form-message';
import { PasswordInput } from '../../../shared/ui/password-input';
import { useMessageFocus } from '../../../shared/forms/use-message-focus';
import { CLOSING_HASH } from '../closing-hash';
import { COPY } from '../copy';
import { closingFailure } from '../model/closing-failure';
import { useCloseAccount } from '../use-close-account';
import { ClosingFacts } from './closing-facts';

const TEXT = COPY.close;

interface CloseDialogProps {
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Requires the password or, if the account has none, a new sign-in with Google. The server decides which:
 * a Google account may have a password too.
 */
export function CloseDialog({ user, open, onOpenChange }: CloseDialogProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const close = useCloseAccount();
  const paid = user.plano !== undefined && user.plano !== 'gratuito';
  const failure = close.error ? closingFailure(close.error, paid) : undefined;
  const asksPassword = user.provider !== 'google' || failure?.kind === 'password';
  useMessageFocus(input, failure?.kind === 'password' ? close.error : undefined);

  const change = (next: boolean): void => {
    if (close.isPending) return;
    setPassword('');
    close.reset();
    onOpenChange(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!close.isPending) close.mutate(password);
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
          <Button type="submit" form={formId} variant="danger" loading={close.isPending}>
            {close.isPending ? TEXT.confirming : TEXT.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <ClosingFacts paid={paid} />
        <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        {asksPassword && (
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
        )}
        <FormMessage
          reason={failure && failure.kind !== 'password' ? close.error : undefined}
          className="grid gap-3"
        >
          {failure && failure.kind !== 'password' && (
            <p className="flex items-start gap-2.5 rounded-control bg-bad-soft p-3 text-sm">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
              <span>{failure.text}</span>
            </p>
          )}
          {failure?.kind === 'sign-in-again' && (
            // A navigation of the browser, as at the login; it returns to this dialog.
            <a
              href="/api/auth/google"
              onClick={() => rememberWantedPath(`${PATHS.account}${CLOSING_HASH}`)}
              className={buttonStyles({ variant: 'secondary', block: true })}
            >
              {TEXT.google}
            </a>
          )}
        </FormMessage>
      </form>
    </Dialog>
  );
}
