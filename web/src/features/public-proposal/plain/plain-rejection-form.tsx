import { LENGTHS } from '@acordo/contracts/lengths';
import { Field } from '../../../shared/ui/field';
import { Textarea } from '../../../shared/ui/textarea';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { fieldId } from './addresses';
import { PlainForm } from './plain-form';
import type { FormParts } from './form-parts';

/** See components/rejection-form.tsx. */
export function PlainRejectionForm({ proposal, path, sent, hidden, refusal }: FormParts) {
  return (
    <PlainForm
      kind="recusar"
      path={path}
      proposal={proposal}
      hidden={hidden}
      title={COPY.form.rejecting}
      action={FORM.rejection.confirm}
    >
      <p className="max-w-[56ch] text-ink-soft">{FORM.rejection.text}</p>
      <Field
        id={fieldId('motivo')}
        label={FORM.rejection.reason}
        error={refusal?.fields['motivo']}
        aside={<span className="text-sm text-ink-soft">{FORM.rejection.optional}</span>}
      >
        <Textarea name="motivo" rows={3} maxLength={LENGTHS.reason} defaultValue={sent['motivo']} />
      </Field>
    </PlainForm>
  );
}
