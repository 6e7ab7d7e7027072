import { LENGTHS } from '@acordo/contracts/lengths';
import { MESSAGES } from '@acordo/contracts/messages';
import { type FormEvent, useRef, useState } from 'react';
import { OfflineNote } from '../../../shared/proposals/offline-note';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Field } from '../../../shared/ui/field';
import { Textarea } from '../../../shared/ui/textarea';
import { COPY } from '../copy';
import type { Decision } from '../use-decision';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';

/** Quiet: one click further than signing, and nobody is asked to explain (look.md). */
export function RejectionForm({ decision }: { decision: Decision }) {
  const [reason, setReason] = useState(() => decision.typed().motivo);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Not cut: nobody would see which part of a pasted text is missing (D47).
  const isTooLong = reason.trim().normalize('NFC').length > LENGTHS.reason;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const change = (text: string) => {
    setReason(text);
    decision.keep({ motivo: text });
  };
  const send = async () => {
    if (sending) return;
    if (isTooLong) return field.current?.focus();
    setSending(true);
    await decision.reject(reason);
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Card aria-labelledby="recusar" className="p-5 sm:p-8">
      <h2 id="recusar" ref={heading} tabIndex={-1} className="font-serif text-2xl font-medium outline-none">
        {COPY.rejection.title}
      </h2>
      <p className="mt-2 max-w-[56ch] text-ink-soft">{COPY.rejection.text}</p>
      <form onSubmit={submit} className="mt-5 grid gap-4">
        <Field
          label={COPY.rejection.reason}
          error={isTooLong ? MESSAGES.tooLong(LENGTHS.reason) : undefined}
          aside={<span className="text-sm text-ink-soft">{COPY.rejection.optional}</span>}
        >
          <Textarea
            name="motivo"
            rows={3}
            ref={field}
            value={reason}
            readOnly={sending}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <OfflineNote text={COPY.offline} spoken={false} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="ghost" disabled={sending} onClick={() => decision.open('reading')}>
            {COPY.rejection.cancel}
          </Button>
          <Button type="submit" variant="secondary" loading={sending}>
            {COPY.rejection.confirm}
          </Button>
        </div>
      </form>
    </Card>
  );
}
