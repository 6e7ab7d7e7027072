import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { pageQuery, type ProposalsPage } from './api/list-proposals';
import { recall, remember } from './list-memory';
import type { ListFilter } from './model/list-filter';
import { mendChain, type PageStart, rowsOf, startAfter, TOP } from './model/page-chain';
import type { RowHeights } from './model/row-heights';

interface Loaded {
  filter: ListFilter;
  /** The list of the previous filter; shown until the new first page is loaded. */
  before: ListFilter;
  chain: readonly PageStart[];
  heights: RowHeights;
}

/** The list, page by page. Only visible pages are refetched when something has changed. */
export function useProposalPages(userId: string, filter: ListFilter) {
  const client = useQueryClient();
  const [opened] = useState(Date.now);
  const [loaded, setLoaded] = useState<Loaded>(() => ({
    filter,
    before: filter,
    ...recall(client, userId, filter),
  }));
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set<string>());
  let { chain, before, heights } = loaded;
  if (loaded.filter !== filter) {
    ({ chain, heights } = recall(client, userId, filter));
    before = loaded.filter;
    setLoaded({ filter, before, chain, heights });
  }
  useEffect(() => remember(client, filter, { chain, heights }), [client, filter, chain, heights]);

  const results = useQueries({
    queries: chain.map(({ cursor }) => ({
      ...pageQuery(userId, filter, cursor, opened),
      // A new page is fetched by scrolling to the end. An empty one has no visible rows: the
      // first proposal would never appear.
      enabled: ({ state: { data } }: { state: { data: ProposalsPage | undefined } }) =>
        looked.has(cursor) || !data || data.proposals.length === 0,
      placeholderData: () =>
        cursor === TOP.cursor
          ? client.getQueryData<ProposalsPage>(pageQuery(userId, before, cursor).queryKey)
          : undefined,
    })),
  });
  const pages = results.map(({ data }) => data);
  const changing = results[0]?.isPlaceholderData ?? false;
  const mended = changing ? chain : mendChain(chain, pages);
  if (mended !== chain) setLoaded({ filter, before, chain: mended, heights });

  const last = results.at(-1);
  const next = changing ? undefined : last?.data && startAfter(last.data);
  const failedLater = chain.length > 1 && last?.isLoadingError === true;
  const loadMore = (): void => {
    if (failedLater) void last.refetch();
    else if (next) setLoaded({ filter, before, chain: [...chain, next], heights });
  };
  const look = useCallback((cursor: string, near: boolean) => {
    setLooked((set) => {
      if (set.has(cursor) === near) return set;
      const other = new Set(set);
      if (near) other.add(cursor);
      else other.delete(cursor);
      return other;
    });
  }, []);

  const rows = rowsOf(pages.map((page) => page?.proposals ?? []));
  return {
    first: results[0],
    /** Undefined until the first page is loaded. */
    pages: pages[0] && chain.map(({ cursor }, index) => ({ cursor, rows: rows[index] ?? [] })),
    /** The rows are still those of the previous filter. */
    changing,
    /** Undefined at the end. */
    more:
      next || last?.isPending || failedLater
        ? { loading: last?.isFetching === true && !last.data, failed: failedLater, load: loadMore }
        : undefined,
    look,
    heights,
  };
}
