import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Textarea } from '../../../shared/ui/textarea';
import { COPY } from '../copy';

interface Props {
  confirm: (reason: string) => void;
  cancel: () => void;
}

export function RejectionBox({ confirm, cancel }: Props) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // It replaced the button that opened it.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm(reason);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field
        label={COPY.decision.reason}
        aside={<span className="text-sm text-ink-soft">{COPY.decision.optional}</span>}
      >
        <Textarea ref={field} rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" variant="secondary">
          {COPY.decision.confirm}
        </Button>
        <Button variant="ghost" onClick={cancel}>
          {COPY.decision.cancel}
        </Button>
      </div>
    </form>
  );
}
