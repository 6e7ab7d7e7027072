import type { listUsers } from '@acordo/contracts/http/vitamina/users/list';
import type { toggleUnlimited } from '@acordo/contracts/http/vitamina/users/toggle-unlimited';
import type { UserChange, updateUser } from '@acordo/contracts/http/vitamina/users/update';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { ADMIN_USERS } from '../../../shared/proposals/query-keys';
import { nextCursor } from '../../../shared/http/next-cursor';
import { retries } from '../model/retries';
import { adminRequest, adminSend } from './admin-request';

const list = endpoint<typeof listUsers>('GET', '/api/vitamina/users');
const update = endpoint<typeof updateUser>('PUT', '/api/vitamina/users/:id');
const toggle = endpoint<typeof toggleUnlimited>('PUT', '/api/vitamina/toggle-unlimited');

/** Rows of one page. */
const PAGE_SIZE = 50;

export interface UsersPage {
  users: UserRecord[];
  cursor: string | undefined;
}

/** P10: retries 3 times, no refetch on focus. */
export const usersQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_USERS, q],
    queryFn: async ({ pageParam, signal }): Promise<UsersPage> => {
      const query = { limit: PAGE_SIZE, ...(q && { q }), ...(pageParam && { cursor: pageParam }) };
      const { body, headers } = await adminSend(list, { query }, { signal });
      return { users: body, cursor: nextCursor(headers.get('link')) };
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }: UsersPage) => cursor,
    ...retries(3),
    // The rows stay while another search is loading.
    placeholderData: keepPreviousData,
  });

export const changeUser = (id: string, body: UserChange): Promise<UserRecord> =>
  adminRequest(update, { params: { id }, body });

export const setUnlimited = (userId: string, unlimitedProposals: boolean): Promise<UserRecord> =>
  adminRequest(toggle, { body: { userId, unlimitedProposals } });
