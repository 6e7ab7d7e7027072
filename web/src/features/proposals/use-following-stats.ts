import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PROPOSALS, statsKey } from '../../shared/proposals/query-keys';
import { statsQuery } from './api/stats';

/** List and figures are asked for together; what was read longer before the first figures than this may be older than they are. */
const TOGETHER_MS = 1_000;

/**
 * The figures, asked for every few seconds; when they change, everything else about proposals that is on the screen is
 * asked for again, so that a client's signature appears without a reload (D7). The first figures say nothing of a change
 * between an early list and themselves, so that list is asked for again, too. Equal answers keep their identity in the
 * cache and ask for nothing. The server's ETag makes them 304: the browser's own cache sends it back.
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
