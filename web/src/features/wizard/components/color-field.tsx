import { isColor } from '@acordo/contracts/fields/is-color';
import { MESSAGES } from '@acordo/contracts/messages';
import { useController } from 'react-hook-form';
import { ColorInput } from '../../../shared/ui/color-input';
import { Field } from '../../../shared/ui/field';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';

interface ColorFieldProps {
  name: 'customColors.primary' | 'customColors.secondary';
  label: string;
}

/** A partly typed value is not in the form yet; when the field is left it is, and is refused if invalid (D26). */
export function ColorField({ name, label }: ColorFieldProps) {
  const { field } = useController<Briefing, ColorFieldProps['name']>({ name });
  return (
    <Field label={label} error={isColor(field.value) ? undefined : MESSAGES.colorInvalid}>
      <ColorInput
        label={label}
        hexLabel={COPY.more.hexOf(label)}
        value={field.value}
        onColor={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </Field>
  );
}
