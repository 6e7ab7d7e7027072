import type { sendReminder } from '@acordo/contracts/http/propostas/send-reminder';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoint } from '../../../shared/http/endpoint';
import { intention } from '../../../shared/http/idempotency';
import { request } from '../../../shared/http/request';
import { afterProposalChange } from '../../../shared/proposals/after-change';
import { AT_ONCE } from '../../../shared/proposals/at-once';
import { REMINDER } from '../../../shared/proposals/reminder-copy';
import { notify } from '../../../shared/ui/notify';

const call = endpoint<typeof sendReminder>('POST', '/api/propostas/:id/lembrete');

/** By WhatsApp it was opened by the owner and is recorded; an email is sent with this text (P119). */
export type SentReminder = { canal: 'whatsapp' } | { canal: 'email'; texto: string };

export function useSendReminder({ id }: Pick<Proposal, 'id'>, onDone: () => void) {
  const client = useQueryClient();
  // A retry after a lost response must not remind twice (D49).
  const [sending] = useState(intention);
  return useMutation({
    ...AT_ONCE,
    mutationFn: (body: SentReminder) =>
      request(call, { params: { id }, body }, { idempotencyKey: sending.keyFor([id, body]) }),
    onSuccess: (_response, { canal }) => {
      sending.done();
      notify.success(REMINDER.done.title, REMINDER.done[canal]);
      onDone();
    },
    onSettled: () => afterProposalChange(client),
  });
}
