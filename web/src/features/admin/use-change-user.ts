import type { UserChange } from '@acordo/contracts/http/vitamina/users/update';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { notify } from '../../shared/ui/notify';
import { changeCached, refetchSoon, USER_CHANGE } from './api/cached-users';
import { changeUser } from './api/users';
import { USERS } from './copy';
import { adminFieldErrors, failureWords, isOfFields } from './model/failure';
import { showFieldErrors } from '../../shared/forms/show-field-errors';
import type { UserForm } from './model/user-change';

/** Saves the edit dialog; it stays open with what was typed if the server refuses. */
export function useChangeUser(user: UserRecord, form: UseFormReturn<UserForm>, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationKey: USER_CHANGE,
    mutationFn: (body: UserChange) => changeUser(user.id, body),
    onSuccess: (fresh) => {
      changeCached(client, fresh.id, fresh);
      notify.success(USERS.updated.title);
      onDone();
    },
    onError: (error) => {
      const shown = showFieldErrors(form, adminFieldErrors(error, { email: 'email' }));
      if (shown && isOfFields(error)) return;
      const { title, detail } = failureWords(error, USERS.updateFailed);
      notify.error(title, detail);
    },
    onSettled: () => refetchSoon(client),
  });
}
