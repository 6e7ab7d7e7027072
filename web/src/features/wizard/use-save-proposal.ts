import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { Template } from '@acordo/contracts/http/propostas/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/http/api-error';
import { intention } from '../../shared/http/idempotency';
import { afterProposalChange } from '../../shared/proposals/after-change';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { proposalKey } from '../../shared/proposals/query-keys';
import { notify } from '../../shared/ui/notify';
import { postProposal, putProposal } from './api/save-proposal';
import { COPY } from './copy';
import type { Briefing } from './model/briefing';
import { toCreatePayload, toEditPayload } from './model/mapping';
import { type SaveFailure, saveFailure } from './model/save-failure';

interface Content {
  briefing: Briefing;
  template: Template;
  /** Success is shown elsewhere. */
  quiet: boolean;
}

/** Undefined `stored`: a new proposal. Failures are shown with P90's texts, then rethrown. */
export function useSaveProposal(
  userId: string,
  stored: Proposal | undefined,
  onFailure: (failure: SaveFailure) => void,
) {
  const client = useQueryClient();
  const mode = stored ? 'edit' : 'create';
  // One intention: a retry after a lost response must not create a second proposal (D49).
  const [saving] = useState(intention);
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ briefing, template }: Content) => {
      if (stored) return putProposal(stored.id, toEditPayload(briefing, template, stored));
      const body = toCreatePayload(briefing, template, userId);
      return postProposal(body, saving.keyFor(body));
    },
    onSuccess: (proposal, { quiet }) => {
      saving.done();
      const { title, text } = stored ? COPY.updated : COPY.created;
      if (!quiet) notify.success(title, text);
      void afterProposalChange(client);
      client.setQueryData(proposalKey(proposal.id), proposal);
    },
    onError: (error) => {
      const failure = saveFailure(error instanceof ApiError ? error : null, mode);
      // A signed proposal's message is shown in a dialog, which a toast would cover.
      if (failure.kind !== 'locked') notify.error(failure.title, failure.text);
      onFailure(failure);
    },
  });
}
