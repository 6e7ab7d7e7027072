import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from './api/list-proposals';
import type { ListFilter } from './model/list-filter';
import { type PageStart, TOP } from './model/page-chain';
import { RowHeights } from './model/row-heights';

interface Remembered {
  chain: readonly PageStart[];
  heights: RowHeights;
}

/** Bound to the cache, which belongs to one user (D44). */
const memories = new WeakMap<QueryClient, Map<string, Remembered>>();

/** How far the list was loaded and how high its rows were, to restore the position after a visit to a proposal. */
export function recall(client: QueryClient, userId: string, filter: ListFilter): Remembered {
  const known = memories.get(client)?.get(JSON.stringify(filter));
  const cached = known?.chain.every(
    ({ cursor }) => client.getQueryData(pageQuery(userId, filter, cursor).queryKey) !== undefined,
  );
  return known && cached ? known : { chain: [TOP], heights: known?.heights ?? new RowHeights() };
}

export function remember(client: QueryClient, filter: ListFilter, list: Remembered): void {
  const memory = memories.get(client) ?? new Map<string, Remembered>();
  memory.set(JSON.stringify(filter), list);
  memories.set(client, memory);
}
