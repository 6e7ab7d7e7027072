import type { deleteProposal } from '@acordo/contracts/http/propostas/delete';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { afterProposalChange } from '../../../shared/proposals/after-change';
import { AT_ONCE } from '../../../shared/proposals/at-once';
import { proposalKey } from '../../../shared/proposals/query-keys';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';

const call = endpoint<typeof deleteProposal>('DELETE', '/api/propostas/:id');

/** Deletes in every status (D21). The answer's body is not read. */
export function useDeleteProposal(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (id: string) => request(call, { params: { id } }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: proposalKey(id) });
      notify.success(COPY.remove.done.title, COPY.remove.done.text);
      onDeleted();
      return afterProposalChange(client);
    },
    onError: () => notify.error(COPY.remove.failed.title, COPY.remove.failed.text),
  });
}
