import type { Activity, listActivity } from '@acordo/contracts/http/auth/activity';
import type { ActivityGroup } from '@acordo/contracts/http/auth/activity-kinds';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { nextCursor } from '../../../shared/http/next-cursor';
import { send } from '../../../shared/http/request';

const list = endpoint<typeof listActivity>('GET', '/api/auth/activity');
const PAGE_SIZE = 10;

interface ActivityPage {
  rows: Activity[];
  cursor: string | undefined;
}

/** What happened to the own account, newest first (D35); refetched at every visit. '' is every group. */
export const activityQuery = (userId: string, grupo: ActivityGroup | '') =>
  infiniteQueryOptions({
    queryKey: ['/api/auth/activity', userId, grupo],
    queryFn: async ({ pageParam, signal }): Promise<ActivityPage> => {
      const query = {
        limit: PAGE_SIZE,
        ...(grupo && { grupo }),
        ...(pageParam && { cursor: pageParam }),
      };
      const { body, headers } = await send(list, { query }, { signal });
      return { rows: body, cursor: nextCursor(headers.get('link')) };
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }: ActivityPage) => cursor,
    staleTime: 0,
    // The entries stay while another group is loading.
    placeholderData: keepPreviousData,
  });
