import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/http/api-error';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { companyQuery } from '../../shared/proposals/company-settings';
import { storageRefusal } from '../../shared/proposals/storage-refusal';
import { notify } from '../../shared/ui/notify';
import { settingsQuery } from '../../shared/proposals/load-settings';
import { saveSettings } from '../../shared/proposals/save-settings';
import { COPY } from './copy';
import { changedFields, type SettingsForm, toCompany, toForm, withChanges } from './model/settings-form';
import { toSettingsErrors, type SettingsErrors } from './model/validation';

interface Options {
  userId: string;
  /** The form's initial values. */
  base: SettingsForm;
  onSaved: (saved: SettingsForm, sent: SettingsForm) => void;
  onRefused: (wrong: SettingsErrors) => void;
}

/** Saves, with P94's toasts. The form keeps what was typed. */
export function useSaveSettings({ userId, base, onSaved, onRefused }: Options) {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (sent: SettingsForm) =>
      saveSettings(userId, (stored) =>
        toCompany(withChanges(toForm(stored ?? NO_COMPANY), sent, changedFields(base, sent))),
      ),
    onSuccess: (saved, sent) => {
      const { user_id: _, ...company } = saved;
      client.setQueryData(companyQuery(userId).queryKey, company);
      onSaved(toForm(saved), sent);
      client.setQueryData(settingsQuery(userId).queryKey, saved);
      notify.success(COPY.saved.title);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) onRefused(toSettingsErrors(error.fields));
      const { title, text } = storageRefusal(error) ?? { title: COPY.failed.title, text: failureText(error) };
      notify.error(title, text);
    },
  });
}

function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return COPY.failed.text;
  if (error.status === 401) return COPY.failed.noUser;
  return error.status === 422 ? COPY.failed.text : COPY.failed.again;
}
