import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { QueryClient } from '@tanstack/react-query';
import type { ProposalsPage } from './list-proposals';
import { listKey } from '../../../shared/proposals/query-keys';

export interface Owned {
  id: string;
  user_id: string;
}

/** Changes one row in every cached page that has it; returns the previous one. */
export function changeRow(
  client: QueryClient,
  { id, user_id }: Owned,
  change: Partial<Proposal>,
): Proposal | undefined {
  let before: Proposal | undefined;
  client.setQueriesData<ProposalsPage>({ queryKey: listKey(user_id) }, (page) => {
    const row = page?.proposals.find((one) => one.id === id);
    if (!page || !row) return page;
    before = row;
    return { ...page, proposals: page.proposals.map((one) => (one === row ? { ...row, ...change } : one)) };
  });
  return before;
}

/** Removes a row from every cached page. The returned function restores only this row. */
export function takeRow(client: QueryClient, { id, user_id }: Owned): () => void {
  const taken = client
    .getQueriesData<ProposalsPage>({ queryKey: listKey(user_id) })
    .flatMap(([key, page]) => {
      const index = page?.proposals.findIndex((one) => one.id === id) ?? -1;
      const row = page?.proposals[index];
      return row ? [{ key, index, row }] : [];
    });
  for (const { key } of taken) {
    client.setQueryData<ProposalsPage>(
      key,
      (page) => page && { ...page, proposals: page.proposals.filter((one) => one.id !== id) },
    );
  }
  return () => {
    for (const { key, index, row } of taken) {
      client.setQueryData<ProposalsPage>(key, (page) =>
        page && !page.proposals.some((one) => one.id === id)
          ? { ...page, proposals: [...page.proposals.slice(0, index), row, ...page.proposals.slice(index)] }
          : page,
      );
    }
  };
}
