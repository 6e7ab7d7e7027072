import { publicTitle } from '@acordo/document/title';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useState } from 'react';
import { REMINDER } from '../../../shared/proposals/reminder-copy';
import type { SessionUser } from '../../../shared/session/session-store';
import { useSession } from '../../../shared/session/use-session';
import { Dialog } from '../../../shared/ui/dialog';
import { ReminderWays } from './reminder-ways';

export interface ReminderDialogProps {
  /** Undefined while it is closed. */
  proposal: Proposal | undefined;
  onClose: () => void;
}

/** 'Cobrar resposta' (P120). Loaded when it is first opened. */
export function ReminderDialog({ proposal, onClose }: ReminderDialogProps) {
  const user: SessionUser | null = useSession();
  // What was typed for a proposal is there again when its dialog reopens.
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  const title = publicTitle(proposal?.titulo ?? '');
  return (
    <Dialog
      open={proposal !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title={REMINDER.action}
      description={REMINDER.description(title)}
    >
      {user && proposal && (
        <ReminderWays
          key={proposal.id}
          user={user}
          proposal={proposal}
          title={title}
          typed={typed[proposal.id]}
          onType={(text) => setTyped((all) => ({ ...all, [proposal.id]: text }))}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
