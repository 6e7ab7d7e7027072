import type { duplicateProposal } from '@acordo/contracts/http/propostas/duplicate';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { intention } from '../http/idempotency';
import { reasonOf } from '../http/reason-of';
import { request } from '../http/request';
import { notify } from '../ui/notify';
import { afterProposalChange } from './after-change';
import { AT_ONCE } from './at-once';
import { COPY } from './copy';
import { limitMessage, mayCreate } from './limit-rule';
import { limitsQuery } from './limits';
import { storageRefusal } from './storage-refusal';
import { LIMITS, proposalKey } from './query-keys';

const call = endpoint<typeof duplicateProposal>('POST', '/api/propostas/:id/duplicate');

export type Duplicable = Pick<Proposal, 'id' | 'user_id'>;

/**
 * A new draft with the same content, whatever the original's state. It counts towards the limit (D13): the cached
 * limits are checked first, the server decides. `onDone` gets the copy.
 */
export function useDuplicate(onDone: (copy: Proposal) => void) {
  const client = useQueryClient();
  // A retry after a lost response must not make a second copy (D49).
  const [copying] = useState(intention);
  const { mutate, isPending, variables } = useMutation({
    ...AT_ONCE,
    mutationFn: ({ id }: Duplicable) =>
      request(call, { params: { id }, body: {} }, { idempotencyKey: copying.keyFor(id) }),
    onSuccess: (copy) => {
      copying.done();
      client.setQueryData(proposalKey(copy.id), copy);
      void afterProposalChange(client);
      notify.success(COPY.duplicate.done.title, COPY.duplicate.done.text);
      onDone(copy);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'LIMIT_REACHED') {
        notify.error(COPY.limit.refused.title, error.message || COPY.limit.refused.text);
        void client.invalidateQueries({ queryKey: LIMITS });
      } else {
        const { title, text } = storageRefusal(error) ?? COPY.duplicate.failed;
        notify.error(title, reasonOf(error, text));
      }
    },
  });
  const start = (proposal: Duplicable): void => {
    const limits = client.getQueryData(limitsQuery(proposal.user_id).queryKey);
    if (limits && !mayCreate(limits)) notify.error(COPY.limit.title, limitMessage(limits.maxProposals));
    else mutate(proposal);
  };
  return { start, duplicating: isPending ? variables.id : undefined };
}
