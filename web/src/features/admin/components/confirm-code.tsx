import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/http/api-error';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { notify } from '../../../shared/ui/notify';
import { enableWith, type SetUp } from '../api/account';
import { failureWords } from '../model/failure';
import { SECOND_FACTOR } from '../profile-copy';
import { secondFactorOf } from '../model/code';
import { CodeField } from './code-field';
import { Seed } from './seed';

interface Props {
  setUp: SetUp;
  onEnabled: (recoveryCodes: string[]) => void;
  /** Cancelled, or too late. */
  onRestart: () => void;
}

/** A code proves that the authenticator has the seed. */
export function ConfirmCode({ setUp, onEnabled, onRestart }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    const code = secondFactorOf(text);
    if (code === null) {
      setError(error ?? SECOND_FACTOR.incomplete);
      input.current?.focus();
      return;
    }
    setSending(true);
    try {
      onEnabled(await enableWith(code));
      notify.success(SECOND_FACTOR.enabled.title, SECOND_FACTOR.enabled.detail);
    } catch (failure) {
      const { title, detail } = failureWords(failure, SECOND_FACTOR.enableFailed);
      notify.error(title, detail);
      if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_NOT_SET_UP') {
        onRestart();
        return;
      }
      setError(detail);
      setSending(false);
      input.current?.select();
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Seed setUp={setUp} />
      <Field label={SECOND_FACTOR.code} error={error}>
        <CodeField
          name="code"
          value={text}
          digitsOnly
          onText={(typed, problem) => {
            setText(typed);
            setError(problem);
          }}
          inputRef={(node) => {
            input.current = node;
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={sending}>
          {sending ? SECOND_FACTOR.sending : SECOND_FACTOR.enable}
        </Button>
        <Button variant="ghost" onClick={onRestart}>
          {SECOND_FACTOR.cancel}
        </Button>
      </div>
    </form>
  );
}
