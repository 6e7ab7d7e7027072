import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PROPOSALS, statsKey } from '../../shared/proposals/query-keys';
import { statsQuery } from './api/stats';

/**
 * The figures, asked for every few seconds; when they change, everything else about proposals that is on the screen is
 * asked for again, so that a client's signature appears without a reload (D7). Equal answers keep their identity in the
 * cache and ask for nothing. The server's ETag makes them 304: the browser's own cache sends it back.
 */
export function useFollowingStats(userId: string) {
  const client = useQueryClient();
  const stats = useQuery(statsQuery(userId));
  const seen = useRef(stats.data);
  useEffect(() => {
    const before = seen.current;
    seen.current = stats.data;
    if (!before || !stats.data || before === stats.data) return;
    const [, kind] = statsKey(userId);
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== kind;
    void client.invalidateQueries({ queryKey: PROPOSALS, predicate });
  }, [client, stats.data, userId]);
  return stats;
}
