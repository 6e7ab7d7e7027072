import { useController } from 'react-hook-form';
import { LOGO_ACCEPT } from '../../../shared/proposals/logo-file';
import { Field } from '../../../shared/ui/field';
import { ImageInput } from '../../../shared/ui/image-input';
import { COPY } from '../copy';
import type { SettingsForm } from '../model/settings-form';
import type { LogoUpload } from '../use-logo-upload';
import { Section } from './section';

export function LogoSection({ upload }: { upload: LogoUpload }) {
  const { field, fieldState } = useController<SettingsForm, 'logo_url'>({ name: 'logo_url' });
  const remove = (): void => {
    upload.clear();
    field.onChange('');
  };
  return (
    <Section title={COPY.logo.section}>
      <Field
        label={COPY.logo.label}
        hint={<output>{upload.sending ? COPY.logo.sending : COPY.logo.hint}</output>}
        error={upload.problem ?? fieldState.error?.message}
      >
        <ImageInput
          value={upload.preview ?? field.value}
          accept={LOGO_ACCEPT}
          busy={upload.sending}
          copy={COPY.logo}
          onFile={(file) => void upload.take(file)}
          onRemove={remove}
          inputRef={field.ref}
        />
      </Field>
    </Section>
  );
}
