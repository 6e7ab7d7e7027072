import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { failureNotice } from '../../shared/forms/failure-notice';
import { showFieldErrors } from '../../shared/forms/show-field-errors';
import { ApiError } from '../../shared/http/api-error';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { notify } from '../../shared/ui/notify';
import { changeOwnPassword } from './api/change-password';
import { sessionsKey } from './api/sessions';
import { COPY } from './copy';
import type { ChangeForm } from './model/change-form';

/** Changes the password; errors of a field are shown there, everything else as a toast. */
export function useChangePassword(userId: string, form: UseFormReturn<ChangeForm>) {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ currentPassword, newPassword }: ChangeForm) =>
      changeOwnPassword({ currentPassword, newPassword }),
    onSuccess: () => {
      notify.success(COPY.password.done.title, COPY.password.done.detail);
      form.reset();
      void client.invalidateQueries({ queryKey: sessionsKey(userId) });
    },
    onError: (error) => {
      if (hasNoPassword(error)) return;
      const fields = wrongFields(error);
      showFieldErrors(form, fields);
      if (Object.keys(fields).length > 0) return;
      const { title, detail } = failureNotice(error, COPY.password.failed);
      notify.error(title, detail);
    },
  });
}

/** 409: the account has only Google. */
export const hasNoPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'NO_PASSWORD';

function wrongFields(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return error.code === 'WRONG_PASSWORD' ? { currentPassword: error.error } : error.fields;
}
