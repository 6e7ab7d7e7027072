import type { QueryClient } from '@tanstack/react-query';
import { ADMIN_USERS, LIMITS, PROPOSALS } from './query-keys';

/** P11. */
export const LIMITS_REFETCH_DELAY_MS = 100;

/**
 * After proposal changes (P11): the caches of limits, proposals and administrator's users are invalidated,
 * and the limits refetched after 100 ms, when the server's count has settled everywhere.
 */
export async function afterProposalChange(client: QueryClient): Promise<void> {
  setTimeout(() => void client.refetchQueries({ queryKey: LIMITS }), LIMITS_REFETCH_DELAY_MS);
  await Promise.all(
    [LIMITS, PROPOSALS, ADMIN_USERS].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
