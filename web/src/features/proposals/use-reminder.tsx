import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { type ComponentType, useState } from 'react';
import type { Elements } from '../../shared/ui/elements';
import { notify } from '../../shared/ui/notify';
import type { ReminderDialogProps } from './components/reminder-dialog';
import { COPY } from './copy';

/** 'Cobrar resposta' (P120); its dialog is loaded at the first press. Place `dialog` once on the page. */
export function useReminder(): { start: (proposal: Proposal) => void; dialog: Elements } {
  const [Dialog, setDialog] = useState<ComponentType<ReminderDialogProps>>();
  const [proposal, setProposal] = useState<Proposal>();
  const start = (asked: Proposal): void => {
    import('./components/reminder-dialog').then(
      ({ ReminderDialog }) => {
        setDialog(() => ReminderDialog);
        setProposal(asked);
      },
      () => notify.error(COPY.actions.menuFailed.title, COPY.actions.menuFailed.text),
    );
  };
  const dialog = Dialog && <Dialog proposal={proposal} onClose={() => setProposal(undefined)} />;
  return { start, dialog };
}
