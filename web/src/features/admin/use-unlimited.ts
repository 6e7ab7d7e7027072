import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ADMIN_USERS } from '../../shared/proposals/query-keys';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { notify } from '../../shared/ui/notify';
import { changeCached, refetchSoon, USER_CHANGE } from './api/cached-users';
import { setUnlimited } from './api/users';
import { USERS } from './copy';
import { failureWords } from './model/failure';

/** The switch changes at once and goes back if the server refuses. */
export function useUnlimited() {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationKey: USER_CHANGE,
    // One user's presses are sent in their order.
    mutationFn: ({ user, on }: { user: UserRecord; on: boolean }) => setUnlimited(user.id, on),
    onMutate: async ({ user, on }) => {
      await client.cancelQueries({ queryKey: ADMIN_USERS });
      changeCached(client, user.id, { unlimited_proposals: on });
    },
    onSuccess: (fresh) => {
      changeCached(client, fresh.id, { unlimited_proposals: fresh.unlimited_proposals });
      notify.success(USERS.permissionsDone.title);
    },
    onError: (error, { user, on }) => {
      changeCached(client, user.id, { unlimited_proposals: !on });
      const { title, detail } = failureWords(error, USERS.permissionsFailed);
      notify.error(title, detail);
    },
    onSettled: () => refetchSoon(client),
  });
}
