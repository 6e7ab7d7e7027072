import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { notify } from '../../shared/ui/notify';
import { AUDIT_KEY, FAILED_KEY, sendAgain } from './api/panel';
import { EMAILS } from './copy';
import { failureWords } from './model/failure';

/** Sends a failed email again. Refused or not, the list is refetched afterwards. */
export function useResend() {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: sendAgain,
    onSuccess: () => notify.success(EMAILS.sent.title, EMAILS.sent.detail),
    onError: (error) => {
      const { title, detail } = failureWords(error, EMAILS.sendFailed);
      notify.error(title, detail);
    },
    // The button shows loading until its row is gone.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: FAILED_KEY }),
        client.invalidateQueries({ queryKey: AUDIT_KEY }),
      ]),
  });
}
