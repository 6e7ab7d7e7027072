import type { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { queryOptions } from '@tanstack/react-query';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';
import type { ForUser } from './for-user';
import { limitsKey } from './query-keys';

export const limitsCall = endpoint<ForUser<typeof proposalLimits>>('GET', '/api/proposal-limits');

/** P10: refetched on window focus, with zero staleness. */
export const LIMITS_QUERY = { staleTime: 0, refetchOnWindowFocus: true } as const;

export function limitsQuery(userId: string) {
  return queryOptions({
    queryKey: limitsKey(userId),
    queryFn: ({ signal }) => request(limitsCall, { query: { userId } }, { signal }),
    ...LIMITS_QUERY,
  });
}
