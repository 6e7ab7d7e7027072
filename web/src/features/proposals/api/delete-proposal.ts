import type { deleteProposal } from '@acordo/contracts/http/propostas/delete';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { reasonOf } from '../../../shared/http/reason-of';
import { request } from '../../../shared/http/request';
import { afterProposalChange } from '../../../shared/proposals/after-change';
import { AT_ONCE } from '../../../shared/proposals/at-once';
import { eventsKey, listKey, proposalKey } from '../../../shared/proposals/query-keys';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';
import { type Owned, takeRow } from './cached-list';

const call = endpoint<typeof deleteProposal>('DELETE', '/api/propostas/:id');

/** Deletes in every status (D21). The row is removed at once and restored when the server refuses. The body is not read. */
export function useDeleteProposal(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ id }: Owned) => request(call, { params: { id } }),
    onMutate: async (proposal) => {
      await client.cancelQueries({ queryKey: listKey(proposal.user_id) });
      return { putBack: takeRow(client, proposal) };
    },
    onSuccess: (_nothing, { id }) => {
      client.removeQueries({ queryKey: proposalKey(id) });
      client.removeQueries({ queryKey: eventsKey(id) });
      notify.success(COPY.remove.done.title, COPY.remove.done.text);
      onDeleted();
      return afterProposalChange(client);
    },
    onError: (error, _proposal, context) => {
      context?.putBack();
      notify.error(COPY.remove.failed.title, reasonOf(error, COPY.remove.failed.text));
    },
  });
}
