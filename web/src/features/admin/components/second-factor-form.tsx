import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/http/api-error';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { notify } from '../../../shared/ui/notify';
import { useCountdown } from '../../../shared/ui/use-countdown';
import { sendSecondFactor } from '../api/session';
import { LOGIN } from '../copy';
import { codeNotice } from '../model/login-notice';
import { secondFactorOf } from '../model/code';
import { CodeField } from './code-field';
import { WaitNote } from './wait-note';

interface Props {
  tempToken: string;
  onIn: () => void;
  onBack: () => void;
}

/** The second step: a code of the authenticator, or a recovery code (D33). */
export function SecondFactorForm({ tempToken, onIn, onBack }: Props) {
  const wait = useCountdown();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => input.current?.focus(), []);

  const refuse = (failure: unknown): void => {
    const { title, detail } = codeNotice(failure);
    notify.error(title, detail);
    if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_OVER') {
      onBack();
      return;
    }
    if (failure instanceof ApiError && failure.status === 429) wait.start(failure.retryAfter ?? 0);
    else setError(detail);
    input.current?.select();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || wait.left > 0) return;
    const code = secondFactorOf(text);
    if (code === null) {
      setError(error ?? LOGIN.code.incomplete);
      input.current?.focus();
      return;
    }
    setSending(true);
    try {
      await sendSecondFactor(tempToken, code);
      onIn();
    } catch (failure) {
      refuse(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={LOGIN.code.label} hint={LOGIN.code.hint} error={error}>
        <CodeField
          name="code"
          value={text}
          onText={(typed, problem) => {
            setText(typed);
            setError(problem);
          }}
          inputRef={(node) => {
            input.current = node;
          }}
        />
      </Field>
      <WaitNote seconds={wait.left} />
      <div className="mt-2 grid gap-2">
        <Button type="submit" block loading={sending} aria-disabled={wait.left > 0}>
          {sending ? LOGIN.code.sending : LOGIN.code.submit}
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          {LOGIN.code.back}
        </Button>
      </div>
    </form>
  );
}
