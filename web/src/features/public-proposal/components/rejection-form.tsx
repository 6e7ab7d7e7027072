import { LENGTHS } from '@acordo/contracts/lengths';
import { MESSAGES } from '@acordo/contracts/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Textarea } from '../../../shared/ui/textarea';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import type { Decision } from '../use-decision';
import { withoutDirectionMarks } from '../model/direction-marks';
import { FailureNotice } from './failure-notice';

interface Props {
  decision: Pick<Decision, 'typed' | 'keep' | 'reject' | 'failure'>;
  cancel: () => void;
}

/** Quiet: one click further than signing, and without a required reason (L17). */
export function RejectionForm({ decision, cancel }: Props) {
  const [reason, setReason] = useState(() => decision.typed().motivo);
  const [wrong, setWrong] = useState<string>();
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // No maxlength: a missing part of a pasted text would not be noticed (D47).
  const isTooLong = reason.trim().normalize('NFC').length > LENGTHS.reason;
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  const change = (text: string) => {
    setReason(text);
    setWrong(undefined);
    decision.keep({ motivo: text });
  };
  const send = async () => {
    if (sending) return;
    if (isTooLong) return field.current?.focus();
    setWrong(undefined);
    setSending(true);
    const found = await decision.reject(reason);
    setSending(false);
    setWrong(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <>
      <p className="mt-2 max-w-[56ch] text-ink-soft">{FORM.rejection.text}</p>
      <form onSubmit={submit} className="mt-5 grid gap-4">
        <Field
          label={FORM.rejection.reason}
          error={isTooLong ? MESSAGES.tooLong(LENGTHS.reason) : wrong}
          aside={<span className="text-sm text-ink-soft">{FORM.rejection.optional}</span>}
        >
          <Textarea
            name="motivo"
            rows={3}
            ref={field}
            value={reason}
            readOnly={sending}
            onChange={(event) => change(withoutDirectionMarks(event.target.value))}
          />
        </Field>
        {decision.failure ? (
          <FailureNotice failure={decision.failure} />
        ) : (
          <OfflineNote text={COPY.offline} spoken={false} />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="ghost" disabled={sending} onClick={cancel}>
            {FORM.cancel}
          </Button>
          <Button type="submit" variant="secondary" loading={sending}>
            {FORM.rejection.confirm}
          </Button>
        </div>
      </form>
    </>
  );
}
