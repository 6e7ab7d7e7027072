import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listKey } from '../../shared/proposals/query-keys';
import { statsQuery } from './api/stats';

/**
 * The figures, asked for every few seconds; when they change the list is refetched, so that a client's signature appears
 * without a reload (D7). Equal answers keep their identity in the cache and refetch nothing.
 */
export function useFollowingStats(userId: string) {
  const client = useQueryClient();
  const stats = useQuery(statsQuery(userId));
  const seen = useRef(stats.data);
  useEffect(() => {
    const before = seen.current;
    seen.current = stats.data;
    if (before && stats.data && before !== stats.data) {
      void client.invalidateQueries({ queryKey: listKey(userId) });
    }
  }, [client, stats.data, userId]);
  return stats;
}
