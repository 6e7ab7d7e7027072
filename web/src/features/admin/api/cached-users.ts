import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { ADMIN_USERS } from '../../../shared/proposals/query-keys';
import { AUDIT_KEY, STATS_KEY } from './panel';
import type { UsersPage } from './users';

/** P11: the list is fetched again 100 ms after a change. */
export const REFETCH_MS = 100;
/** Key of the mutations that change a user, so that the last of several refetches the list. */
export const USER_CHANGE = ['admin-user-change'] as const;

/** Changes one user in every cached search; the others of its page stay the same objects. */
export function changeCached(client: QueryClient, id: string, change: Partial<UserRecord>): void {
  client.setQueriesData<InfiniteData<UsersPage>>({ queryKey: ADMIN_USERS }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      users: page.users.map((user) => (user.id === id ? { ...user, ...change } : user)),
    }));
    return { ...data, pages };
  });
}

/** Refetches what a change made outdated. Only the last of several changes does it, so that no switch jumps back. */
export function refetchSoon(client: QueryClient): void {
  setTimeout(() => {
    if (client.isMutating({ mutationKey: USER_CHANGE }) > 0) return;
    for (const queryKey of [ADMIN_USERS, STATS_KEY, AUDIT_KEY]) void client.invalidateQueries({ queryKey });
  }, REFETCH_MS);
}
