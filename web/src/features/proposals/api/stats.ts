import type { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { queryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import type { ForUser } from '../../../shared/proposals/for-user';
import { statsKey } from '../../../shared/proposals/query-keys';

export const statsCall = endpoint<ForUser<typeof proposalStats>>('GET', '/api/propostas/stats');

/** D7: fetched every 5 s while the dashboard is visible, so that a client's signature appears by itself. */
export const STATS_INTERVAL_MS = 5_000;

export function statsQuery(userId: string) {
  return queryOptions({
    queryKey: statsKey(userId),
    queryFn: ({ signal }) => request(statsCall, { query: { userId } }, { signal }),
    refetchInterval: STATS_INTERVAL_MS,
    refetchIntervalInBackground: false,
  });
}
