import { daysLeft } from '@acordo/brazil/dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../http/reason-of';
import type { SessionUser } from '../session/session-store';
import { Switch } from '../ui/switch';
import { afterProposalChange } from './after-change';
import { AT_ONCE } from './at-once';
import type { PublicLink } from './generate-link';
import { REMINDER } from './reminder-copy';
import { setClientReminder } from './set-client-reminder';
import type { Shareable } from './shareable';

const COPY = REMINDER.before;
/** As the server has it (P121). */
const DAYS = 3;

interface Props {
  user: SessionUser;
  proposal: Shareable;
  link: PublicLink;
}

/** Whether the client gets an email before this link's end; where that is not possible, why (P121). */
export function ClientReminder({ user, proposal, link }: Props) {
  const client = useQueryClient();
  // The link of a draft, or of a reopened proposal, is new: it begins without.
  const [on, setOn] = useState(proposal.status === 'enviado' && proposal.lembrar_cliente);
  const change = useMutation({
    ...AT_ONCE,
    mutationFn: (next: boolean) => setClientReminder(proposal.id, next),
    onMutate: setOn,
    onError: (_error, next) => setOn(!next),
    onSettled: () => afterProposalChange(client),
  });
  const blocked = reasonAgainst(user, proposal, link);
  return (
    <Switch
      label={COPY.label}
      hint={on ? COPY.on : (blocked ?? COPY.off)}
      error={change.isError ? reasonOf(change.error, COPY.failed) : undefined}
      checked={on}
      disabled={!on && blocked !== undefined}
      onChange={(next) => !change.isPending && change.mutate(next)}
    />
  );
}

function reasonAgainst(user: SessionUser, proposal: Shareable, link: PublicLink): string | undefined {
  if (proposal.cliente_email === '') return COPY.nobody;
  if (user.email_confirmado === false) return REMINDER.unconfirmed;
  return daysLeft(link.expiresAt, new Date()) <= DAYS ? COPY.soon : undefined;
}
