import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { revokeLink } from '@acordo/contracts/http/propostas/revoke-link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { reasonOf } from '../http/reason-of';
import { request } from '../http/request';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { notify } from '../ui/notify';
import { afterProposalChange } from './after-change';
import { AT_ONCE } from './at-once';
import { LINK_COPY } from './link-copy';
import type { Elements } from '../ui/elements';

const call = endpoint<typeof revokeLink>('POST', '/api/propostas/:id/revoke-link');

type Revocable = Pick<Proposal, 'id' | 'status'>;

/** 'Revogar link': with a confirmation, since the client's link ends by it (D14). Place `dialog` once on the page. */
export function useRevokeLink(): { start: (proposal: Revocable) => void; dialog: Elements } {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Revocable>();
  const revoke = useMutation({
    ...AT_ONCE,
    mutationFn: (id: string) => request(call, { params: { id }, body: {} }),
    onSuccess: () => {
      notify.success(LINK_COPY.revoke.done.title, LINK_COPY.revoke.done.text);
      setAsked(undefined);
    },
    onError: (error) => {
      // 409: the client has signed meanwhile, and the server's message says so.
      const decided = error instanceof ApiError && error.status === 409;
      notify.error(LINK_COPY.revoke.failed.title, reasonOf(error, LINK_COPY.revoke.failed.text));
      if (decided) setAsked(undefined);
    },
    onSettled: () => afterProposalChange(client),
  });
  const dialog = (
    <ConfirmDialog
      danger
      open={asked !== undefined}
      onOpenChange={(open) => !open && !revoke.isPending && setAsked(undefined)}
      title={LINK_COPY.revoke.title}
      text={asked?.status === 'enviado' ? LINK_COPY.revoke.textSent : LINK_COPY.revoke.text}
      confirmLabel={LINK_COPY.revoke.confirm}
      loading={revoke.isPending}
      onConfirm={() => asked && revoke.mutate(asked.id)}
    />
  );
  return { start: setAsked, dialog };
}
