import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { setDevelopmentStatus } from '@acordo/contracts/http/propostas/set-development-status';
import type { DevelopmentStatus } from '@acordo/contracts/http/propostas/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { reasonOf } from '../../../shared/http/reason-of';
import { request } from '../../../shared/http/request';
import { AT_ONCE } from '../../../shared/proposals/at-once';
import { listKey, PROPOSALS } from '../../../shared/proposals/query-keys';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';
import { developmentLabel } from '../model/development-status';
import { changeRow } from './cached-list';

const call = endpoint<typeof setDevelopmentStatus>('PATCH', '/api/propostas/:id/status-desenvolvimento');

/** Shown at once, reverted when the server refuses (L7). On success the list is refreshed. */
export function useSetDevelopmentStatus(proposal: Pick<Proposal, 'id' | 'user_id'>) {
  const client = useQueryClient();
  return useMutation({
    ...AT_ONCE,
    mutationFn: (status: DevelopmentStatus) =>
      request(call, { params: { id: proposal.id }, body: { status_desenvolvimento: status } }),
    onMutate: async (status_desenvolvimento) => {
      await client.cancelQueries({ queryKey: listKey(proposal.user_id) });
      return { before: changeRow(client, proposal, { status_desenvolvimento })?.status_desenvolvimento };
    },
    onError: (error, _status, context) => {
      const before = context?.before;
      if (before) changeRow(client, proposal, { status_desenvolvimento: before });
      notify.error(COPY.status.failed.title, reasonOf(error, COPY.status.failed.text));
    },
    onSuccess: (_response, status) => {
      notify.success(COPY.status.changed.title, COPY.status.changed.text(developmentLabel(status)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: PROPOSALS }),
  });
}
