import type { Session } from '@acordo/contracts/http/auth/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureNotice } from '../../shared/forms/failure-notice';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { notify } from '../../shared/ui/notify';
import { endSessionAt, sessionsKey } from './api/sessions';
import { COPY } from './copy';

/** Ends another session. Not optimistic: "ended" matters for security, so it is shown only when it is true. */
export function useEndSession(userId: string, onEnded: () => void) {
  const client = useQueryClient();
  const queryKey = sessionsKey(userId);
  return useMutation({
    ...AT_ONCE,
    mutationFn: endSessionAt,
    onSuccess: (_nothing, id) => {
      client.setQueryData<Session[]>(queryKey, (all) => all?.filter((one) => one.id !== id));
      notify.success(COPY.sessions.ended.title, COPY.sessions.ended.detail);
      onEnded();
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      const { title, detail } = failureNotice(error, COPY.sessions.endFailed);
      notify.error(title, detail);
    },
  });
}
