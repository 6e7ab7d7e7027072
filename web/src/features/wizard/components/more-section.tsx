import { isColor } from '@acordo/contracts/fields/is-color';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { ColorField } from './color-field';
import { ParagraphField, TextField } from './text-field';

/** Informações Adicionais. */
export function MoreSection() {
  const { control } = useFormContext<Briefing>();
  const { errors } = useFormState({ control, name: 'customColors' });
  const { primary, secondary } = useWatch({ control, name: 'customColors' });
  // Otherwise the field with the invalid colour shows the error itself.
  const refused = isColor(primary) && isColor(secondary) && errors.customColors?.message;
  return (
    <div className="grid gap-5">
      <ParagraphField
        name="paymentConditions"
        label={COPY.more.conditions}
        placeholder={COPY.more.conditionsExample}
        rows={3}
      />
      <ParagraphField
        name="description"
        label={COPY.more.description}
        placeholder={COPY.more.descriptionExample}
        rows={4}
      />
      <TextField
        name="validityDays"
        label={COPY.more.validity}
        hint={COPY.more.validityHint}
        placeholder="30"
        inputMode="numeric"
        autoComplete="off"
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{COPY.more.colors}</legend>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <ColorField name="customColors.primary" label={COPY.more.primary} />
          <ColorField name="customColors.secondary" label={COPY.more.secondary} />
        </div>
        {refused && <p className="text-sm text-bad">{refused}</p>}
      </fieldset>
    </div>
  );
}
