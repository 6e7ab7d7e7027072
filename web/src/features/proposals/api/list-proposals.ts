import type { listProposals } from '@acordo/contracts/http/propostas/list';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { queryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { send } from '../../../shared/http/request';
import { listKey } from '../../../shared/proposals/query-keys';
import type { ListFilter } from '../model/list-filter';
import { nextCursor } from '../../../shared/http/next-cursor';

export const listCall = endpoint<typeof listProposals>('GET', '/api/propostas');

/** Rows of one page. */
export const PAGE_SIZE = 50;

export interface ProposalsPage {
  proposals: Proposal[];
  /** Where the next page begins; undefined on the last (D7, `Link` header). */
  cursor: string | undefined;
}

/**
 * One page of the owner's proposals, newest first. Each page is cached separately, so that a change refetches only the visible
 * ones and not all 200 of 10,000 proposals. Stale if it was invalidated, or fetched before `opened`: when
 * the dashboard was opened.
 */
export function pageQuery(userId: string, filter: ListFilter, cursor: string, opened = 0) {
  return queryOptions({
    queryKey: [...listKey(userId), filter, cursor],
    queryFn: async ({ signal }): Promise<ProposalsPage> => {
      const { status, q } = filter;
      // Separate: `userId` is P4's, compared with the session (D6) and not part of the contract's query.
      const query = {
        userId,
        limit: PAGE_SIZE,
        ...(status && { status }),
        ...(q && { q }),
        ...(cursor && { cursor }),
      };
      const { body, headers } = await send(listCall, { query }, { signal });
      return { proposals: body, cursor: nextCursor(headers.get('link')) };
    },
    staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
      state.dataUpdatedAt < opened ? 0 : Number.POSITIVE_INFINITY,
  });
}
