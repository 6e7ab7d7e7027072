import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showSessionEnded } from '../../shared/forms/show-session-ended';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { askSession } from '../../shared/session/ask-session';
import { notify } from '../../shared/ui/notify';
import { googleLinkKey, unlinkOwnGoogle } from './api/google-link';
import { sessionsKey } from './api/sessions';
import { COPY } from './copy';

/** Unlinks Google by the password. The page's other data about it (link, open sessions) are refetched. */
export function useUnlinkGoogle(userId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: unlinkOwnGoogle,
    onSuccess: async () => {
      // Awaited, so that the section shows the new state before the dialog closes.
      await client.invalidateQueries({ queryKey: googleLinkKey(userId) });
      notify.success(COPY.google.done.title, COPY.google.done.detail);
      onDone();
      void client.invalidateQueries({ queryKey: sessionsKey(userId) });
      void askSession().catch(() => undefined);
    },
    onError: showSessionEnded,
  });
}
