import { useState } from 'react';
import { useController } from 'react-hook-form';
import { LOGO_ACCEPT, readLogo } from '../../../shared/proposals/logo-file';
import { Field } from '../../../shared/ui/field';
import { ImageInput } from '../../../shared/ui/image-input';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';

/** Chosen or dropped (P63), checked by its content (D24), shown at once. */
export function LogoField({ className }: { className?: string }) {
  const { field, fieldState } = useController<Briefing, 'clientLogo'>({ name: 'clientLogo' });
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File): Promise<void> => {
    const reading = await readLogo(file);
    setRefusal('error' in reading ? reading.error : undefined);
    if ('dataUrl' in reading) field.onChange(reading.dataUrl);
  };
  const remove = (): void => {
    setRefusal(undefined);
    field.onChange('');
  };
  return (
    <Field
      label={COPY.logo.label}
      hint={COPY.logo.hint}
      error={refusal ?? fieldState.error?.message}
      {...(className ? { className } : {})}
    >
      <ImageInput
        value={field.value}
        accept={LOGO_ACCEPT}
        copy={COPY.logo}
        onFile={(file) => void take(file)}
        onRemove={remove}
        inputRef={field.ref}
      />
    </Field>
  );
}
