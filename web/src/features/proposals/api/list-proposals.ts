import type { listProposals } from '@acordo/contracts/http/propostas/list';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { send } from '../../../shared/http/request';
import { listKey } from '../../../shared/proposals/query-keys';
import { nextCursor } from '../model/next-cursor';

const call = endpoint<typeof listProposals>('GET', '/api/propostas');

/** Rows of one page. */
export const PAGE_SIZE = 50;

export interface ProposalsPage {
  proposals: Proposal[];
  /** Where the next page begins; undefined on the last (D7, `Link` header). */
  cursor: string | undefined;
}

/** The owner's proposals, newest first, page by page. */
export function proposalsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: listKey(userId),
    queryFn: async ({ pageParam, signal }): Promise<ProposalsPage> => {
      // Named apart: `userId` is product.md's, compared with the session (D6) and not part of the contract's query.
      const query = { userId, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) };
      const { body, headers } = await send(call, { query }, { signal });
      return { proposals: body, cursor: nextCursor(headers.get('link')) };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.cursor,
  });
}
