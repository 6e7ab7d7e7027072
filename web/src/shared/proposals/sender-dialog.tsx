import { PHONE_RULES } from '@acordo/brazil/typed/phone';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { FormMessage } from '../forms/form-message';
import type { SessionUser } from '../session/session-store';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Input } from '../ui/input';
import { MaskedInput } from '../ui/masked-input';
import { companyQuery } from './company-settings';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { SENDER_COPY as COPY } from './sender-copy';
import { useSenderForm } from './use-sender-form';

interface SenderDialogProps {
  user: SessionUser;
  /** What has just happened, e.g. that the proposal was saved. */
  news: string | undefined;
  onCancel: () => void;
  /** During the press, while it is being saved. */
  onSave: (saving: Promise<unknown>) => void;
}

/** Asks who sends the proposals, before the first link (P115). Loaded when it is needed. */
export default function SenderDialog(props: SenderDialogProps) {
  // Loaded by who opens it.
  const stored = useQuery(companyQuery(props.user.id)).data ?? NO_COMPANY;
  const id = useId();
  const { form, submit, saving, failure } = useSenderForm(props.user, stored, props.onSave);
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving && props.onCancel()}
      title={COPY.title}
      description={`${props.news ?? ''} ${COPY.text}`.trim()}
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={props.onCancel}>
            {COPY.cancel}
          </Button>
          <Button type="submit" form={id} loading={saving}>
            {saving ? COPY.saving : COPY.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={COPY.name} required error={errors.nome_empresa?.message}>
          <Input {...form.register('nome_empresa')} autoComplete="organization" />
        </Field>
        <Field label={COPY.email} hint={COPY.emailHint} error={errors.email_empresa?.message}>
          <Input
            {...form.register('email_empresa')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </Field>
        <Controller
          control={form.control}
          name="telefone"
          render={({ field, fieldState }) => (
            <Field label={COPY.phone} hint={COPY.phoneHint} error={fieldState.error?.message}>
              <MaskedInput
                name={field.name}
                value={field.value}
                rules={PHONE_RULES}
                onText={(text, told) => {
                  field.onChange(text);
                  if (told || fieldState.error) void form.trigger('telefone');
                }}
                onBlur={field.onBlur}
                inputRef={field.ref}
                type="tel"
                inputMode="tel"
                placeholder="(00) 00000-0000"
                autoComplete="tel"
              />
            </Field>
          )}
        />
        <FormMessage reason={failure}>
          {failure && <p className="rounded-control bg-bad-soft p-3 text-sm">{failure.text}</p>}
        </FormMessage>
      </form>
    </Dialog>
  );
}
