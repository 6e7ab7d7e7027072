import type { CompanySettings } from '@acordo/contracts/http/company/company';
import { History } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { currentUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { Note } from '../../../shared/ui/note';
import { notify } from '../../../shared/ui/notify';
import { useLeaveGuard } from '../../../shared/ui/use-leave-guard';
import { COPY } from '../copy';
import type { SettingsField, SettingsForm } from '../model/settings-form';
import { firstWrong, type SettingsErrors } from '../model/validation';
import { useLogoUpload } from '../use-logo-upload';
import { useSaveSettings } from '../use-save-settings';
import { useSettingsForm } from '../use-settings-form';
import { ColorsSection } from './colors-section';
import { CompanySection } from './company-section';
import { LogoSection } from './logo-section';
import { SaveBar } from './save-bar';
import { TemplatePreviews } from './template-previews';
import { ThemeSection } from './theme-section';

interface Props {
  userId: string;
  /** Null: none were saved yet, or loading failed. */
  stored: CompanySettings | null;
}

/** Form left, live preview of both templates right (L21). */
export function SettingsEditor({ userId, stored }: Props) {
  const editor = useSettingsForm(userId, stored);
  const { form, base } = editor;
  const upload = useLogoUpload((address) =>
    form.setValue('logo_url', address, { shouldDirty: true, shouldValidate: true }),
  );
  const guard = useLeaveGuard(() => editor.dirty || upload.sending, COPY.leave, editor.deleteKept);
  const refuse = (wrong: SettingsErrors): void => {
    for (const [field, message] of Object.entries(wrong)) {
      form.setError(field as SettingsField, { type: 'server', message });
    }
    const first = firstWrong(wrong);
    if (first) form.setFocus(first);
  };
  const save = useSaveSettings({ userId, base, onSaved: editor.settle, onRefused: refuse });

  const send = (values: SettingsForm): void => {
    if (save.isPending || upload.sending) return;
    if (currentUser()?.id === userId) save.mutate(values);
    else notify.error(COPY.failed.title, COPY.failed.noUser);
  };
  const submit = form.handleSubmit(send, (errors) => {
    const first = (Object.keys(base) as SettingsField[]).find((field) => errors[field]);
    if (first) form.setFocus(first);
  });

  return (
    <FormProvider {...form}>
      {editor.restored && (
        <Note
          icon={History}
          actions={
            <Button variant="ghost" size="sm" onClick={editor.discard}>
              {COPY.discard}
            </Button>
          }
        >
          {COPY.restored}
        </Note>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-5">
          <LogoSection upload={upload} />
          <CompanySection />
          <ColorsSection />
          <ThemeSection />
          <SaveBar dirty={editor.dirty} saving={save.isPending} waiting={upload.sending} />
        </form>
        <TemplatePreviews logo={upload.preview} />
      </div>
      {guard.dialog}
    </FormProvider>
  );
}
