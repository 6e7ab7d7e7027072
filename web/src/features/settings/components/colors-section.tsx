import { DEFAULT_COLORS } from '@acordo/contracts/fields/is-color';
import { RotateCcw } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { ColorInput } from '../../../shared/ui/color-input';
import { Field } from '../../../shared/ui/field';
import { COPY } from '../copy';
import { colorNotes } from '../model/color-notes';
import type { SettingsForm } from '../model/settings-form';
import { Section } from './section';

/** Cores da Marca, each with its effect in the templates (D26). */
export function ColorsSection() {
  const { control, setValue } = useFormContext<SettingsForm>();
  const [primary, secondary] = useWatch({ control, name: ['cor_primaria', 'cor_secundaria'] });
  const notes = colorNotes(primary, secondary);
  const untouched = primary === DEFAULT_COLORS.primaria && secondary === DEFAULT_COLORS.secundaria;
  const reset = (): void => {
    setValue('cor_primaria', DEFAULT_COLORS.primaria, { shouldDirty: true });
    setValue('cor_secundaria', DEFAULT_COLORS.secundaria, { shouldDirty: true });
  };
  return (
    <Section title={COPY.colors.section}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ColorField name="cor_primaria" label={COPY.colors.primary} notes={notes.primary} />
        <ColorField name="cor_secundaria" label={COPY.colors.secondary} notes={notes.secondary} />
      </div>
      <Button
        variant="ghost"
        size="sm"
        // Not `disabled`: it would lose the focus when pressed.
        aria-disabled={untouched}
        onClick={reset}
        className="justify-self-start"
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        {COPY.colors.reset}
      </Button>
    </Section>
  );
}

interface ColorFieldProps {
  name: 'cor_primaria' | 'cor_secundaria';
  label: string;
  notes: readonly string[];
}

function ColorField({ name, label, notes }: ColorFieldProps) {
  const { field, fieldState } = useController<SettingsForm, ColorFieldProps['name']>({ name });
  return (
    <Field label={label} error={fieldState.error?.message} hint={notes.join(' ')}>
      <ColorInput
        label={label}
        hexLabel={COPY.colors.hexOf(label)}
        value={field.value}
        onColor={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </Field>
  );
}
