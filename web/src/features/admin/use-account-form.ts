import type { AdminAccount } from '@acordo/contracts/http/vitamina/auth/account';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from '../../shared/ui/notify';
import { accountQuery } from './api/account';
import { adminFieldErrors, failureWords, isOfFields } from './model/failure';
import { showFieldErrors } from '../../shared/forms/show-field-errors';

interface Words {
  title: string;
  detail: string;
}

interface Plan<T extends FieldValues> {
  form: Pick<UseFormReturn<T>, 'reset' | 'getValues' | 'setError'>;
  send: (values: T) => Promise<AdminAccount>;
  done: Words;
  failed: Words;
  names: Parameters<typeof adminFieldErrors>[1];
}

/**
 * Sends a form of the profile: toast, and an empty form after success (P74), else the server's messages at
 * their fields. Not as a mutation, since the query client would store the passwords as variables.
 */
export function useAccountForm<T extends FieldValues>({ form, send, done, failed, names }: Plan<T>) {
  const client = useQueryClient();
  return async (values: T): Promise<void> => {
    try {
      client.setQueryData(accountQuery.queryKey, await send(values));
      notify.success(done.title, done.detail);
      form.reset();
    } catch (error) {
      const shown = showFieldErrors(form, adminFieldErrors(error, names));
      if (shown && isOfFields(error)) return;
      const { title, detail } = failureWords(error, failed);
      notify.error(title, detail);
    }
  };
}
