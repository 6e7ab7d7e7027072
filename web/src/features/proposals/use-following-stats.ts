import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PROPOSALS, statsKey } from '../../shared/proposals/query-keys';
import { statsQuery } from './api/stats';

/** List and figures are fetched together; a list read longer before the first figures than this may be outdated. */
const TOGETHER_MS = 1_000;

/**
 * Fetches the figures every few seconds; when they change, everything else about proposals on the screen is
 * refetched, so that a client's signature appears without a reload (D7). The first figures do not show a change
 * since an earlier list, so that list is refetched, too. Equal responses keep their identity in the
 * cache and trigger nothing. With the ETag of the browser's cache they are 304.
 */
export function useFollowingStats(userId: string) {
  const client = useQueryClient();
  const stats = useQuery(statsQuery(userId));
  const seen = useRef(stats.data);
  useEffect(() => {
    const before = seen.current;
    seen.current = stats.data;
    if (!stats.data || before === stats.data) return;
    const [, kind] = statsKey(userId);
    const isOlder = ({ dataUpdatedAt: read }: { dataUpdatedAt: number }) =>
      read > 0 && read < stats.dataUpdatedAt - TOGETHER_MS;
    void client.invalidateQueries({
      queryKey: PROPOSALS,
      predicate: ({ queryKey, state }) => queryKey[1] !== kind && (before !== undefined || isOlder(state)),
    });
  }, [client, stats.data, stats.dataUpdatedAt, userId]);
  return stats;
}
