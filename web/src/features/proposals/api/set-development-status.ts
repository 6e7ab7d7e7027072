import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { setDevelopmentStatus } from '@acordo/contracts/http/propostas/set-development-status';
import type { DevelopmentStatus } from '@acordo/contracts/http/propostas/states';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { AT_ONCE } from '../../../shared/proposals/at-once';
import { PROPOSALS, listKey } from '../../../shared/proposals/query-keys';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';
import { developmentLabel } from '../model/development-status';
import type { ProposalsPage } from './list-proposals';

const call = endpoint<typeof setDevelopmentStatus>('PATCH', '/api/propostas/:id/status-desenvolvimento');
type List = InfiniteData<ProposalsPage, string>;

/** Shown at once, taken back when the server refuses (look.md, Feel). On success the list is refreshed. */
export function useSetDevelopmentStatus(proposal: Pick<Proposal, 'id' | 'user_id'>) {
  const client = useQueryClient();
  const key = listKey(proposal.user_id);
  return useMutation({
    ...AT_ONCE,
    mutationFn: (status: DevelopmentStatus) =>
      request(call, { params: { id: proposal.id }, body: { status_desenvolvimento: status } }),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: key });
      return { before: writeStatus(client, key, proposal.id, status) };
    },
    onError: (_error, _status, context) => {
      if (context?.before) writeStatus(client, key, proposal.id, context.before);
      notify.error(COPY.status.failed.title, COPY.status.failed.text);
    },
    onSuccess: (_answer, status) => {
      notify.success(COPY.status.changed.title, COPY.status.changed.text(developmentLabel(status)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: PROPOSALS }),
  });
}

/** Writes one row's status into the cached list and gives back what stood there. */
function writeStatus(
  client: QueryClient,
  key: ReturnType<typeof listKey>,
  id: string,
  status: DevelopmentStatus,
): DevelopmentStatus | undefined {
  let before: DevelopmentStatus | undefined;
  client.setQueryData<List>(key, (list) => {
    if (!list) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      proposals: page.proposals.map((one) => {
        if (one.id !== id) return one;
        before = one.status_desenvolvimento;
        return { ...one, status_desenvolvimento: status };
      }),
    }));
    return { ...list, pages };
  });
  return before;
}
